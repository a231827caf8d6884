import type { PageGroup } from './group-pages'

/**
 * Chooses pages of every group, where there are too many to show them all: small groups whole, large ones in part.
 * @param most how many pages of all groups together
 */
export function chooseRoutes(groups: PageGroup[], most: number): Set<string> {
  const chosen = new Set<string>()
  const smallestFirst = [...groups].sort((a, b) => a.routes.length - b.routes.length)
  smallestFirst.forEach(({ routes }, index) => {
    const share = Math.ceil((most - chosen.size) / (groups.length - index))
    for (const route of routes.slice(0, share)) chosen.add(route)
  })
  return chosen
}
