import { parseCoordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'
import type { ResolvedPage } from '../resolved'

/** The city pages in alphabetical order: every page whose vars name a city. */
export function citiesOf(pages: Pick<ResolvedPage, 'route' | 'vars'>[]): City[] {
  const cities = pages.flatMap(({ route, vars }): City[] => {
    if (!vars.city) return []
    const coordinates = parseCoordinates(vars.coordinates)
    return [{ name: vars.city, route, ...(coordinates ? { coordinates } : {}) }]
  })
  // not at the start: Node reads what it knows of a language when it is first asked
  const { compare } = new Intl.Collator('en')
  return cities.sort((a, b) => compare(a.name, b.name))
}
