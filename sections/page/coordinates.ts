/** Latitude and longitude in degrees. */
export type Coordinates = [latitude: number, longitude: number]

const PAIR = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/

/**
 * Reads coordinates as documents have them.
 * @param text "33.0198, -96.6989"
 * @returns undefined for a text that is no such pair
 */
export function parseCoordinates(text = ''): Coordinates | undefined {
  const pair = PAIR.exec(text)
  return pair ? [Number(pair[1]), Number(pair[2])] : undefined
}
