import type { Point } from './projection'

/**
 * A smooth path through all points (Catmull-Rom as Bézier curves). Each curve starts in the direction in which the one
 * before ended, so that SVG's short form "s" holds it: the second control point and the end, relative to the start.
 */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[place] ?? { x: 0, y: 0 }
  }
  let path = `M${at(0).x} ${at(0).y}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [from, to, after] = [at(index), at(index + 1), at(index + 2)]
    const end = { x: to.x - from.x, y: to.y - from.y }
    const bend = { x: Math.round(end.x - (after.x - from.x) / 6), y: Math.round(end.y - (after.y - from.y) / 6) }
    path += `s${joined([bend.x, bend.y, end.x, end.y])}`
  }
  return closed ? `${path}z` : path
}

/** Numbers as SVG takes them: a minus sign is separator enough. */
const joined = (numbers: number[]): string => numbers.join(' ').replaceAll(' -', '-')
