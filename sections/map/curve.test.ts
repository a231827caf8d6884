import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { curve } from './curve'

test('a curve goes through all points, and bends towards the next', () => {
  const points = [0, 60, 0].map((y, index) => ({ x: index * 60, y }))
  expect(curve(points)).toBe('M0 0s40 60 60 60s50-50 60-60')
  expect(curve(points, true)).toBe('M0 0s40 60 60 60s70-50 60-60s-110-10-120 0z')
})

test('there may be one point, or none', () => {
  expect(curve([{ x: 5, y: -7 }])).toBe('M5 -7')
  expect(curve([])).toBe('M0 0')
})

/** Each curve's control point and end, with every number written out. */
function plainly(points: { x: number; y: number }[], closed: boolean): string {
  const at = (index: number) => points[closed ? index % points.length : Math.min(points.length - 1, index)]!
  const curves = points.slice(closed ? 0 : 1).map((_, index) => {
    const [from, to, after] = [at(index), at(index + 1), at(index + 2)]
    const [x, y] = [to.x - from.x, to.y - from.y]
    return [x - (after.x - from.x) / 6, y - (after.y - from.y) / 6, x, y]
      .map(Math.round)
      .join(' ')
      .replaceAll(' -', '-')
  })
  return [`M${at(0).x} ${at(0).y}`, ...curves].join('s') + (closed ? 'z' : '')
}

test('numbers are written as shortly as they can be', () => {
  const unit = fc.integer({ min: -50, max: 1300 })
  fc.assert(
    fc.property(fc.array(fc.record({ x: unit, y: unit }), { minLength: 1 }), fc.boolean(), (points, closed) => {
      expect(curve(points, closed)).toBe(plainly(points, closed))
    }),
  )
})
