import type { City } from '../page-context'
import type { Town } from './name-places'
import { textWidth } from './text-width'
import { fit, PHONE_WIDTH, WIDTH, type Project } from './projection'

export type Layout = {
  project: Project
  towns: Town[]
  /** Too wide for the square a phone shows; there the whole drawing is shown, smaller. */
  wide: boolean
  /** Not all cities of the site: the drawing need not name every town. */
  partial: boolean
}

/** How wide towns may lie on a phone, so that there is room for their names. */
const PHONE_TOWNS = PHONE_WIDTH - 120

/**
 * Puts the cities on the drawing; nothing when none has coordinates.
 * @param partial whether they are some of many: these lie about one place, and fit the square a phone shows, where the
 * names of so many could not be read if the drawing were shown smaller
 */
export function layOut(cities: readonly City[], here?: string, partial = false): Layout | undefined {
  const known = cities.filter(isPlaced)
  if (known.length === 0) return undefined
  const places = known.map(({ coordinates }) => coordinates)
  const project = partial ? fit(places, PHONE_TOWNS) : fit(places)
  const towns = known.map(({ name, coordinates }): Town => {
    const { x, y } = project(coordinates)
    return { x, y, name, nameWidth: textWidth(name), here: name === here }
  })
  const wide = towns.some(({ x }) => Math.abs(x - WIDTH / 2) > PHONE_TOWNS / 2)
  return { project, towns, wide, partial }
}

const isPlaced = (city: City): city is Required<City> => city.coordinates !== undefined
