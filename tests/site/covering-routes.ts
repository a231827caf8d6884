import { readFileSync } from 'node:fs'
import { allRoutes } from './all-routes'

/** The kinds of sections that stand on a page: their types, and shared sections by name. */
function kindsOn(route: string): string[] {
  const file = `site.config/pages${route === '/' ? '/index' : route}.json`
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections: Record<string, string>[] }
  return sections.map(({ type, use }) => use ?? type ?? '')
}

/** As few routes as together show every kind of section: the page with the most new kinds first. */
export function coveringRoutes(): string[] {
  const left = new Map(allRoutes().map((route) => [route, kindsOn(route)]))
  const seen = new Set<string>()
  const chosen: string[] = []
  for (;;) {
    const news = [...left].map(([route, kinds]) => ({
      route,
      kinds,
      count: kinds.filter((kind) => !seen.has(kind)).length,
    }))
    const best = news.reduce((a, b) => (b.count > a.count ? b : a))
    if (best.count === 0) return chosen
    best.kinds.forEach((kind) => seen.add(kind))
    chosen.push(best.route)
    left.delete(best.route)
  }
}
