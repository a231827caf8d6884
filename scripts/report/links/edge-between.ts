import type { Point } from './lay-out-graph'

/** How far an edge stays away from a node. */
const GAP = 3

/** A node of the graph: a disc. */
export interface Disc extends Point {
  radius: number
}

/** The path of an edge from one node to another, curved a little, so that those of two directions lie side by side. */
export function edgeBetween(from: Disc, to: Disc): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.max(1, Math.hypot(dx, dy))
  const [ux, uy] = [dx / length, dy / length]
  const bend = length * 0.08
  const middle = { x: (from.x + to.x) / 2 - uy * bend, y: (from.y + to.y) / 2 + ux * bend }
  const [start, end] = [from.radius + GAP, to.radius + GAP]
  const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`
  const first = point(from.x + ux * start, from.y + uy * start)
  const last = point(to.x - ux * end, to.y - uy * end)
  return `M${first}Q${point(middle.x, middle.y)} ${last}`
}
