import { readFileSync } from 'node:fs'
import { toRoute } from '../../renderer/pipeline/load-site'
import { filesIn } from './built-site'
import { ELECTRICIAN } from '../../scripts/fixtures'

/** The cities that have a page, as they are written. */
export const CITIES = 'Allen Anna Celina Fairview Frisco McKinney Melissa Murphy Plano Princeton Prosper Wylie'.split(
  ' ',
)

/** The route of every page of the electrician's site. */
export const allRoutes = (): string[] => filesIn(`${ELECTRICIAN.site}/pages`, '.json').map(toRoute).sort()

/** The kinds of sections that stand on a page: their types, and shared sections by name. */
function kindsOn(route: string): string[] {
  const file = `${ELECTRICIAN.site}/pages${route === '/' ? '/index' : route}.json`
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections: Record<string, string>[] }
  return sections.map(({ type, use }) => use ?? type ?? '')
}

/** As few routes as together show every kind of section: the page with the most new kinds first. */
export function coveringRoutes(): string[] {
  const kinds = new Map(allRoutes().map((route) => [route, kindsOn(route)]))
  const seen = new Set<string>()
  const newOn = (route: string) => (kinds.get(route) ?? []).filter((kind) => !seen.has(kind))
  const chosen: string[] = []
  for (;;) {
    const best = [...kinds.keys()].reduce((a, b) => (newOn(b).length > newOn(a).length ? b : a))
    if (newOn(best).length === 0) return chosen
    newOn(best).forEach((kind) => seen.add(kind))
    chosen.push(best)
  }
}
