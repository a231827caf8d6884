import { expect, test } from 'vitest'
import { fit, HEIGHT, WIDTH } from './projection'

test('the outermost places lie inside the drawing, north at the top', () => {
  const project = fit([
    [33.35, -96.55],
    [33.01, -96.82],
  ])
  const [north, south] = [project([33.35, -96.55]), project([33.01, -96.82])]
  expect(north.y).toBe(72)
  expect(south.y).toBe(HEIGHT - 72)
  expect(north.x).toBeGreaterThan(south.x)
})

test('a wide county fits by its width', () => {
  const project = fit([
    [33, -98],
    [33.1, -96],
  ])
  expect(project([33, -98]).x).toBe(160)
  expect(project([33.1, -96]).x).toBe(WIDTH - 160)
})

test('a single town stands in the middle', () => {
  expect(fit([[33.2, -96.6]])([33.2, -96.6])).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 })
})

test('a kilometer is as long to the east as to the north', () => {
  const project = fit([
    [60, 10],
    [60.2, 10.2],
  ])
  const [from, to] = [project([60, 10]), project([60.2, 10.2])]
  expect((to.x - from.x) / (from.y - to.y)).toBeCloseTo(Math.cos((60.1 * Math.PI) / 180), 2)
})
