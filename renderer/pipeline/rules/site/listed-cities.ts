import type { City } from '../../../../sections/page-context'
import type { Nearby } from '../../cities/nearby'

/**
 * The routes of the city pages that another page lists.
 * @param lists the routes of the pages that hold a list of cities
 */
export function listedCities(cities: City[], lists: Set<string>, nearby: Nearby): Set<string> {
  const listed = new Set<string>()
  const unread = new Set(lists)
  const read = (list: string): City[] => {
    unread.delete(list)
    const shown = nearby(list)
    for (const { route } of shown) if (route !== list) listed.add(route)
    return shown
  }
  // A city is nearly always listed by a neighbour, with all those around it: of ten thousand lists few need be read.
  for (const { route } of cities) {
    if (!lists.has(route) || listed.has(route)) continue
    for (const neighbour of read(route)) {
      if (listed.has(route)) break
      if (unread.has(neighbour.route)) read(neighbour.route)
    }
  }
  for (const list of unread) {
    if (cities.every(({ route }) => listed.has(route))) break
    read(list)
  }
  return listed
}
