import { expect, test } from 'vitest'
import type { PageGraph } from './choose-graph'
import { type Point, layOutGraph } from './lay-out-graph'

/** Two triangles that one link joins, and two pages without links. */
const GRAPH: PageGraph = {
  routes: ['/a', '/b', '/c', '/d', '/e', '/f', '/alone', '/alone-too'],
  links: [
    [0, 1],
    [1, 2],
    [2, 0],
    [3, 4],
    [4, 5],
    [5, 3],
    [0, 3],
  ],
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

const meanOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

test('the same graph has the same picture each time', () => {
  expect(layOutGraph(GRAPH)).toEqual(layOutGraph(GRAPH))
})

test('every page stands within the picture, and no two in one place', () => {
  const { points, width, height } = layOutGraph(GRAPH)
  expect(points).toHaveLength(GRAPH.routes.length)
  for (const [index, point] of points.entries()) {
    expect(point.x).toBeGreaterThan(0)
    expect(point.x).toBeLessThan(width)
    expect(point.y).toBeGreaterThan(0)
    expect(point.y).toBeLessThan(height)
    for (const other of points.slice(index + 1)) expect(distance(point, other)).toBeGreaterThan(40)
  }
})

test('pages that lead to each other stand nearer than others', () => {
  const { points } = layOutGraph(GRAPH)
  const between = (one: number[], other: number[]) =>
    one.flatMap((from) => other.filter((to) => to !== from).map((to) => distance(points[from]!, points[to]!)))
  const triangles = [
    [0, 1, 2],
    [3, 4, 5],
  ] as const
  const within = triangles.flatMap((triangle) => between([...triangle], [...triangle]))
  const across = between([...triangles[0]], [...triangles[1]])
  expect(meanOf(within)).toBeLessThan(meanOf(across))
})

test('pages without links stand below all others', () => {
  const { points } = layOutGraph(GRAPH)
  const lowest = Math.max(...points.slice(0, 6).map(({ y }) => y))
  for (const { y } of points.slice(6)) expect(y).toBeGreaterThan(lowest)
})

test('a site without links, or without pages, has a picture too', () => {
  expect(layOutGraph({ routes: ['/'], links: [] }).points).toHaveLength(1)
  expect(layOutGraph({ routes: [], links: [] }).points).toEqual([])
})
