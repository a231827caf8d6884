/** Pages, and which leads to which. */
export interface PageGraph {
  routes: string[]
  /** Places in `routes`: a link leads from the first to the second. */
  links: [from: number, to: number][]
}

/**
 * Chooses the pages that a picture of links shows: those with the most links, in the order of the site.
 * @param links the routes that each page leads to
 * @param most how many pages at most
 */
export function chooseGraph(links: Map<string, string[]>, most: number): PageGraph {
  const degrees = new Map([...links].map(([route, targets]) => [route, targets.length]))
  for (const target of [...links.values()].flat()) degrees.set(target, (degrees.get(target) ?? 0) + 1)
  const chosen = new Set([...links.keys()].sort((a, b) => (degrees.get(b) ?? 0) - (degrees.get(a) ?? 0)).slice(0, most))
  const routes = [...links.keys()].filter((route) => chosen.has(route))
  const places = new Map(routes.map((route, index) => [route, index]))
  return {
    routes,
    links: routes.flatMap((route, from) =>
      (links.get(route) ?? []).flatMap((target): [number, number][] => {
        const to = places.get(target)
        return to === undefined ? [] : [[from, to]]
      }),
    ),
  }
}
