/** The drawing's own size; everything on it is measured in these units. */
export const WIDTH = 1216
export const HEIGHT = 600
/** How much of the width a phone shows: its box is about square, and the sides are cut. */
export const PHONE_WIDTH = 600
/** What the box on the page cuts off at the top and at the bottom, at most. */
export const CUT = 34

const SIDE = 160
const TOP = 72
/** Units per degree of latitude: however close the towns lie, the map never shows less than some 30 km. */
const CLOSEST = 2200

/** Latitude, then longitude, in degrees. */
export type Place = readonly [number, number]
export type Point = { x: number; y: number }
export type Project = (place: Place) => Point

/**
 * Makes the projection that fits all places on the drawing, with room for their names.
 * @param width of what they may take, in units
 */
export function fit(places: readonly Place[], width = WIDTH - 2 * SIDE): Project {
  const [south, north] = extent(places.map(([latitude]) => latitude))
  const [west, east] = extent(places.map(([, longitude]) => longitude))
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  // Meridians draw together towards the poles: a degree of longitude is this much of one of latitude.
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const scale = Math.min(CLOSEST, (HEIGHT - 2 * TOP) / (north - south), width / ((east - west) * narrowing))
  return ([lat, lon]) => ({
    x: Math.round(WIDTH / 2 + (lon - longitude) * narrowing * scale),
    y: Math.round(HEIGHT / 2 - (lat - latitude) * scale),
  })
}

/** A pair as the documents have it: [33.1, -96.6]. The schema has seen to it that there are two numbers. */
export function toPlace([latitude = 0, longitude = 0]: readonly number[]): Place {
  return [latitude, longitude]
}

function extent(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
