import {
  type SimulationLinkDatum,
  type SimulationNodeDatum,
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
} from 'd3-force'
import type { PageGraph } from './choose-graph'

/** A place in the picture, in pixels. */
export interface Point {
  x: number
  y: number
}

/** Where every page of a graph stands, in their order, within a box from 0, 0. */
export interface GraphLayout {
  points: Point[]
  width: number
  height: number
}

/** Room around the outermost pages, for their names. */
const MARGIN = { x: 80, y: 36 }

/** Room for a page that has no links. */
const CELL = { x: 165, y: 64 }

/** Names are wide and low: what is laid out in a square is then pulled this much wider. */
const STRETCH = 1.75

/**
 * Lays a graph out so that pages that lead to each other stand near each other, and those without links in rows below.
 * The same graph always gets the same picture: d3-force begins with a spiral, and its random source has a fixed seed.
 */
export function layOutGraph({ routes, links }: PageGraph): GraphLayout {
  const linked = [...new Set(links.flat())].sort((a, b) => a - b)
  const cloud = layOutLinked(linked, links)
  const columns = Math.max(1, Math.floor(cloud.width / CELL.x))
  const alone = routes.map((_, index) => index).filter((index) => !linked.includes(index))
  const rows = Math.ceil(alone.length / columns)
  const points = routes.map((_, index): Point => {
    const place = alone.indexOf(index)
    if (place < 0) return cloud.points[linked.indexOf(index)] ?? { x: 0, y: 0 }
    const [column, row] = [place % columns, Math.floor(place / columns)]
    return { x: MARGIN.x + column * CELL.x, y: cloud.height + MARGIN.y + row * CELL.y }
  })
  return { points, width: cloud.width, height: cloud.height + rows * CELL.y }
}

/** @param linked the numbers of the pages that have links */
function layOutLinked(linked: number[], links: PageGraph['links']): GraphLayout {
  const nodes = linked.map((id): SimulationNodeDatum & { id: number } => ({ id }))
  const lines = links.map(([source, target]): SimulationLinkDatum<SimulationNodeDatum> => ({ source, target }))
  forceSimulation(nodes)
    .force(
      'links',
      forceLink(lines)
        .id((node) => (node as { id: number }).id)
        .distance(110),
    )
    .force('apart', forceManyBody().strength(-700).distanceMax(500))
    .force('room', forceCollide(46))
    .force('x', forceX(0).strength(0.11))
    .force('y', forceY(0).strength(0.11))
    .stop()
    .tick(300)
  const xs = nodes.map(({ x = 0 }) => x * STRETCH)
  const ys = nodes.map(({ y = 0 }) => y)
  const [left, top] = [Math.min(0, ...xs) - MARGIN.x, Math.min(0, ...ys) - MARGIN.y]
  return {
    points: nodes.map((_, i) => ({ x: Math.round((xs[i] ?? 0) - left), y: Math.round((ys[i] ?? 0) - top) })),
    width: Math.max(6 * CELL.x, Math.round(Math.max(0, ...xs) + MARGIN.x - left)),
    height: Math.round(Math.max(0, ...ys) + MARGIN.y - top),
  }
}
