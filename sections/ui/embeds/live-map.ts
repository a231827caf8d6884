import type { MapProps } from '../../../schemas/types'
import { type Coordinates, parseCoordinates } from '../../page/coordinates'

/** Half the side of the shown area, in degrees: some thirteen kilometers. */
const REACH = 0.12

/** Where each provider's live map comes from. */
export const MAPS: Record<MapProps['provider'], string> = {
  google: 'https://www.google.com',
  openstreetmap: 'https://www.openstreetmap.org',
}

interface LiveMap {
  /** For a frame; missing where its provider needs coordinates that are not known. */
  frame?: string
  link: string
}

/**
 * Where the live map is.
 * @param coordinates of the business, as in site.json: "33.2, -96.6"
 */
export function liveMap(provider: MapProps['provider'], query: string, coordinates?: string): LiveMap {
  const place = encodeURIComponent(query)
  const point = parseCoordinates(coordinates)
  const frame = point && openStreetMapFrame(point)
  return {
    google: {
      frame: `${MAPS.google}/maps?q=${place}&output=embed`,
      link: `${MAPS.google}/maps/search/?api=1&query=${place}`,
    },
    openstreetmap: { frame, link: `${MAPS.openstreetmap}/search?query=${place}` },
  }[provider]
}

/** A page that shows the way to an address, from where its visitor is. */
export const directionsTo = (lines: string[]): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(lines.join(', '))}`

function openStreetMapFrame([latitude, longitude]: Coordinates): string {
  const corners = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH]
  const box = corners.map((degrees) => degrees.toFixed(4)).join('%2C')
  return `${MAPS.openstreetmap}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`
}
