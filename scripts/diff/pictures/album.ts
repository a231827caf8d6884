import type { Bands } from './compare-bands'
import { encode } from './encode'
import type { RegionPictures } from './picture'

/** All pictures of a report together, in characters: what a browser and a reader still cope with. */
const ROOM = 10_000_000

/** How wide a picture is kept, in pixels: enough to read the words. */
const WIDEST = 1040

/** What became of a part: its pictures, or nothing where both sides look the same. */
export type Developed = RegionPictures | undefined

/** The pictures of a report. */
export interface Album {
  /** What became of a part, by all that makes its look: a part that many pages share is taken once. */
  parts: Map<string, Promise<Developed>>
  isFull: () => boolean
  develop: (name: string, width: number, bands: Bands | undefined) => Promise<Developed>
}

/** Starts an empty album. */
export function createAlbum(): Album {
  let used = 0
  return {
    parts: new Map(),
    isFull: () => used > ROOM,
    async develop(name, width, bands) {
      if (!bands) return undefined
      const pictures: RegionPictures = { name, width }
      for (const side of ['before', 'after', 'difference'] as const) {
        const pixels = bands[side]
        if (!pixels || pixels.height === 0) continue
        const picture = await encode(pixels, WIDEST)
        pictures[side] = picture
        used += picture.url.length
      }
      return pictures
    },
  }
}
