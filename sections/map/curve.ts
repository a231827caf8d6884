import type { Point } from './projection'

/**
 * A smooth path through all points (Catmull-Rom as Bézier curves). Each curve starts in the direction in which the one
 * before ended, so that SVG's short form "s" holds it: the second control point and the end, relative to the start.
 */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const last = count - 1
  const start = points[0] ?? NOWHERE
  let path = `M${start.x} ${start.y}`
  for (let index = 0; index < (closed ? count : last); index++) {
    const from = points[index] ?? NOWHERE
    const to = points[closed ? (index + 1) % count : index + 1] ?? NOWHERE
    const after = points[closed ? (index + 2) % count : Math.min(last, index + 2)] ?? NOWHERE
    const x = to.x - from.x
    const y = to.y - from.y
    const bend = Math.round(x - (after.x - from.x) / 6)
    path += `s${bend}${next(Math.round(y - (after.y - from.y) / 6))}${next(x)}${next(y)}`
  }
  return closed ? `${path}z` : path
}

const NOWHERE: Point = { x: 0, y: 0 }

/** Another number as SVG takes it: a minus sign is separator enough. */
const next = (number: number): string => (number < 0 ? `${number}` : ` ${number}`)
