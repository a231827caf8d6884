import type { City } from '../page/page-context'

/** The drawing's own size; everything on it is measured in these units. */
export const WIDTH = 1216
export const HEIGHT = 600
/** How much of the width a phone shows: its box is about square, and the sides are cut. */
const PHONE_WIDTH = 600
/** How wide towns may lie on a phone, so that there is room for their names. */
const PHONE_TOWNS = PHONE_WIDTH - 120
/** What the box on the page cuts off at the top and at the bottom, at most. */
const CUT = 34
/** Left free at each side, and at the top and the bottom, for names. */
const SIDE = 160
const TOP = 72
/** Units per degree of latitude: however close the towns are, the map never shows less than about 30 km. */
const CLOSEST = 2200

export type Point = { x: number; y: number }
export type Town = Point & { name: string; here: boolean }
export type Box = { left: number; top: number; right: number; bottom: number }

/** Where everything is on the drawing. */
export interface Layout {
  towns: Town[]
  /** Too wide for the square a phone shows; there the whole drawing is shown, smaller. */
  wide: boolean
  /** The part of the drawing that is in view everywhere. */
  view: Box
  /** Where a place lies: latitude, then longitude, in degrees. */
  project: (place: readonly number[]) => Point
}

/**
 * Puts the cities on the drawing; nothing when none has coordinates.
 * @param here the name of the city that is marked
 * @param partial whether they are some of many: these lie about one place, and fit the square a phone shows
 */
export function layOut(cities: readonly City[], here?: string, partial = false): Layout | undefined {
  const places = cities.flatMap(({ name, coordinates }) => (coordinates ? [{ name, coordinates }] : []))
  if (places.length === 0) return undefined
  const project = fit(
    places.map(({ coordinates }) => coordinates),
    partial ? PHONE_TOWNS : WIDTH - 2 * SIDE,
  )
  const towns = places.map(({ name, coordinates }) => ({ ...project(coordinates), name, here: name === here }))
  const wide = towns.some(({ x }) => Math.abs(x - WIDTH / 2) > PHONE_TOWNS / 2)
  const cutSide = wide ? 0 : (WIDTH - PHONE_WIDTH) / 2
  return { towns, wide, view: { left: cutSide, top: CUT, right: WIDTH - cutSide, bottom: HEIGHT - CUT }, project }
}

/**
 * Makes the projection that fits all places on the drawing, with room for their names.
 * @param width of what they may take, in units
 */
function fit(places: readonly (readonly number[])[], width: number): Layout['project'] {
  const [south, north] = extent(places.map(([latitude = 0]) => latitude))
  const [west, east] = extent(places.map(([, longitude = 0]) => longitude))
  const [middle, center] = [(south + north) / 2, (west + east) / 2]
  // Meridians draw together towards the poles: a degree of longitude is this much of one of latitude.
  const narrowing = Math.cos((middle * Math.PI) / 180)
  const scale = Math.min(CLOSEST, (HEIGHT - 2 * TOP) / (north - south), width / ((east - west) * narrowing))
  return ([latitude = 0, longitude = 0]) => ({
    x: Math.round(WIDTH / 2 + (longitude - center) * narrowing * scale),
    y: Math.round(HEIGHT / 2 - (latitude - middle) * scale),
  })
}

const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]
