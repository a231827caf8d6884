import { cheapest } from './cheapest'
import type { Point } from './projection'

export type Box = { left: number; top: number; right: number; bottom: number }
export type Town = Point & {
  name: string
  /** Of its name, as a part of the letters' size: it is asked for many places of the name. */
  nameWidth: number
  here: boolean
}
export type Label = Point & { anchor: 'start' | 'middle' | 'end' }

/** Half a name is worse than any two names that touch. */
const OUTSIDE = 1e6
/** Names are set larger on phones; what fits there fits everywhere. */
const SIZE = { town: 25, here: 32 }

/**
 * Finds a place for every name: right of its dot, else below, else left of it, else above, so that it covers no other
 * dot, no name placed before, nothing that is taken, and stays within the frame. Where that can't be, it stays
 * within the frame and covers as little as it can.
 */
export function placeLabels(towns: readonly Town[], taken: readonly Box[], frame: Box): Label[] {
  const dots = towns.map(dotBox)
  const names: Box[] = []
  const labels = new Map<Town, Label>()
  const largestFirst = [...towns].sort((a, b) => Number(b.here) - Number(a.here))
  for (const town of largestFirst) {
    const others = [...dots.filter((_, index) => towns[index] !== town), ...names, ...taken]
    const label = cheapest(candidates(town), (place) => coveredBy(labelBox(town, place), others, frame))
    names.push(labelBox(town, label))
    labels.set(town, label)
  }
  return towns.map((town) => labels.get(town) ?? candidates(town)[0])
}

/** How much a name covers of what is there. */
function coveredBy(box: Box, others: readonly Box[], frame: Box): number {
  let sum = inside(box, frame) ? 0 : OUTSIDE
  for (const other of others) if (touch(box, other)) sum += overlap(box, other)
  return sum
}

/** What a town's dot covers. */
export const dotBox = (town: Town): Box => around(town, town.here ? 12 : 8)

/** A square box with the point in its middle. */
export function around({ x, y }: Point, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}

/** Where a name may stand: the first is the best. */
export function candidates({ x, y, here }: Town): [Label, ...Label[]] {
  const [gap, drop] = here ? [20, 9] : [12, 6]
  return [
    { x: x + gap, y: y + drop, anchor: 'start' },
    { x, y: y + (here ? 48 : 27), anchor: 'middle' },
    { x: x - gap - (here ? 4 : 0), y: y + drop, anchor: 'end' },
    { x, y: y - (here ? 28 : 14), anchor: 'middle' },
  ]
}

/** What a town's name covers at a place. */
export function labelBox({ nameWidth, here }: Town, { x, y, anchor }: Label): Box {
  const size = here ? SIZE.here : SIZE.town
  const width = nameWidth * size
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, top: y - size * 0.75, right: left + width, bottom: y + size * 0.25 }
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Whether two boxes share an area. Asked some ten thousand times for one map: mostly the first comparison answers. */
export const touch = (a: Box, b: Box): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right

export function inside(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
}
