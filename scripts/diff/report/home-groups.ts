import type { ChangeGroup, SiteDiff } from '../change'
import type { PagePictures } from '../pictures/picture'

/** A group and the pages whose pictures are shown with it. */
export interface IllustratedGroup extends ChangeGroup {
  pages: PagePictures[]
}

/**
 * Gives each page to the smallest of its groups, the one that says most of it. A picture that a page has in common with
 * one that stands above it is shown there alone.
 */
export function illustrateGroups({ groups }: SiteDiff, pictures: PagePictures[]): IllustratedGroup[] {
  const homes = new Map<string, ChangeGroup>()
  for (const group of groups) {
    for (const route of group.routes) {
      const home = homes.get(route)
      if (!home || group.routes.length < home.routes.length) homes.set(route, group)
    }
  }
  const shown = new Set<object>()
  return groups.map((group) => ({
    ...group,
    pages: pictures
      .filter(({ route }) => homes.get(route) === group)
      .map((page) => {
        const regions = page.regions.filter((region) => !shown.has(region))
        for (const region of regions) shown.add(region)
        return { ...page, regions }
      })
      .filter(({ regions, left }) => regions.length + left > 0),
  }))
}
