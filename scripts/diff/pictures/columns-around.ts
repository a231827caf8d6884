import { DEPTH } from './crop'
import type { Pixels } from './picture'

/** Columns that are shown at least, in pixels: less would not show where a change stands. */
const NARROWEST = 720

/** Columns that are shown on both sides of what differs. */
const MARGIN = 60

/** The columns in which two pictures of the same width differ, with some around them. */
export function columnsAround(one: Pixels, other: Pixels): { left: number; columns: number } {
  const { width } = one
  const differs = (column: number) => {
    for (let row = 0; row < Math.min(one.height, other.height); row++) {
      const at = (row * width + column) * DEPTH
      if (one.data.readUInt32LE(at) !== other.data.readUInt32LE(at)) return true
    }
    return false
  }
  let first = 0
  while (first < width && !differs(first)) first++
  let last = width - 1
  while (last > first && !differs(last)) last--
  if (first >= width || one.height !== other.height) return { left: 0, columns: width }
  const columns = Math.min(width, Math.max(NARROWEST, last - first + 1 + 2 * MARGIN))
  const middle = (first + last) / 2
  return { left: Math.round(Math.min(Math.max(0, middle - columns / 2), width - columns)), columns }
}
