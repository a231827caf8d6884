import pixelmatch from 'pixelmatch'
import { columnsAround } from './columns-around'
import { DEPTH, crop, cropColumns } from './crop'
import type { Pixels } from './picture'

/** Where a part of a page differs. */
export interface Bands {
  before?: Pixels
  after?: Pixels
  difference?: Pixels
}

/** Rows that are shown above and below what differs. */
const MARGIN = 80

/** How the difference is drawn: faint where nothing differs, red where something does, paler where only the smoothing of an edge does. */
const COLORS = { alpha: 0.3, diffColor: [200, 20, 20], aaColor: [235, 150, 140] } satisfies Parameters<
  typeof pixelmatch
>[5]

/** What is higher is cut. */
const HIGHEST = 1800

/** Cuts out where a part differs, with some around it; undefined where both sides look the same. */
export function compareBands(before: Pixels | undefined, after: Pixels | undefined): Bands | undefined {
  if (!before || !after) {
    return { ...(before && { before: crop(before, 0, HIGHEST) }), ...(after && { after: crop(after, 0, HIGHEST) }) }
  }
  const shortest = Math.min(before.height, after.height)
  const above = countWhile(shortest, (row) => isSameRow(before, row, after, row))
  if (above === before.height && above === after.height) return undefined
  const below = countWhile(shortest - above, (row) =>
    isSameRow(before, before.height - 1 - row, after, after.height - 1 - row),
  )
  const top = Math.max(0, above - MARGIN)
  const band = (side: Pixels) => crop(side, top, Math.min(HIGHEST, side.height - below + MARGIN - top))
  const [old, now] = [band(before), band(after)]
  const { difference, pixels } = differ(old, now)
  // what is left is the smoothing of edges
  if (pixels === 0 && before.height === after.height) return undefined
  const { left, columns } = columnsAround(old, now)
  const narrow = (side: Pixels) => cropColumns(side, left, columns)
  return { before: narrow(old), after: narrow(now), difference: narrow(difference) }
}

function countWhile(most: number, isSame: (row: number) => boolean): number {
  let rows = 0
  while (rows < most && isSame(rows)) rows++
  return rows
}

function isSameRow(one: Pixels, row: number, other: Pixels, otherRow: number): boolean {
  const bytes = one.width * DEPTH
  return one.data
    .subarray(row * bytes, (row + 1) * bytes)
    .equals(other.data.subarray(otherRow * bytes, (otherRow + 1) * bytes))
}

/** Marks in red the pixels that differ; the shorter side is filled up with white. */
function differ(before: Pixels, after: Pixels): { difference: Pixels; pixels: number } {
  const { width } = before
  const height = Math.max(before.height, after.height)
  const fill = ({ data }: Pixels) => Buffer.concat([data, Buffer.alloc(width * height * DEPTH - data.length, 255)])
  const data = Buffer.alloc(width * height * DEPTH)
  const pixels = pixelmatch(fill(before), fill(after), data, width, height, COLORS)
  return { difference: { data, width, height }, pixels }
}
