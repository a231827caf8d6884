import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inside, labelBox, overlap } from '../../tests/plain-labels'
import type { Box } from './boxes'
import type { Label, Town } from './name-places'
import { placeLabels } from './place-labels'
import { settleLabels } from './settle-labels'
import { textWidth } from './text-width'

const FRAME: Box = { left: 0, top: 0, right: 1000, bottom: 600 }
const town = (name: string, x: number, y: number, here = false): Town => ({
  name,
  nameWidth: textWidth(name),
  x,
  y,
  here,
})
const settle = (towns: Town[], taken: Box[] = [], placed: Label[] = placeLabels(towns, taken, FRAME)) =>
  settleLabels(towns, placed, taken, FRAME)

test('names with room around them stay where they are', () => {
  const towns = [town('Avon', 200, 300), town('Bath', 500, 300, true), town('Cary', 800, 100)]
  expect(settle(towns)).toEqual(placeLabels(towns, [], FRAME))
})

test('a name that covers another moves out of its way', () => {
  const towns = [town('Avon', 200, 300), town('Bath', 300, 300)]
  const overBath: Label[] = [
    { x: 270, y: 306, anchor: 'start' },
    { x: 312, y: 306, anchor: 'start' },
  ]
  expect(settle(towns, [], overBath)).toEqual([{ x: 188, y: 306, anchor: 'end' }, overBath[1]])
})

test('between the four places beside its dot there are four more', () => {
  const sides: Box[] = [
    { left: 515, top: 301, right: 560, bottom: 302 },
    { left: 440, top: 301, right: 485, bottom: 302 },
    { left: 495, top: 315, right: 505, bottom: 330 },
    { left: 495, top: 270, right: 505, bottom: 285 },
  ]
  const avon = town('Avon', 500, 300)
  const covered = ([label]: (Label | undefined)[]) =>
    sides.filter((side) => label && overlap(labelBox(avon, label), side) > 0)
  expect(covered(placeLabels([avon], sides, FRAME))).toHaveLength(1)
  expect(settle([avon], sides)).toEqual([{ x: 508, y: 294, anchor: 'start' }])
  expect(covered(settle([avon], sides))).toEqual([])
})

test('a name that finds no room is left out, but never that of the town you are in', () => {
  const crowd = Array.from({ length: 24 }, (_, index) => town(`Neighbour ${index}`, 500, 300, index === 23))
  const labels = settle(crowd)
  expect(labels[23]).toBeDefined()
  expect(labels.filter((label) => label === undefined).length).toBeGreaterThan(10)
})

test('no name covers another, and all are wholly on the drawing', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,9}$/)
  const place = fc.tuple(fc.integer({ min: 150, max: 850 }), fc.integer({ min: 72, max: 528 }))
  const crowd = fc
    .array(fc.tuple(name, place), { minLength: 2, maxLength: 24 })
    .map((towns) => towns.map(([name, [x, y]], index) => town(name, x, y, index === 0)))
  fc.assert(
    fc.property(crowd, (towns) => {
      const labels = settle(towns)
      const boxes = towns.flatMap((town, index) => (labels[index] ? [labelBox(town, labels[index])] : []))
      for (const [index, box] of boxes.entries()) {
        expect(inside(box, FRAME)).toBe(true)
        // lines that share three units at most do not touch to the eye
        const lowered = { ...box, top: box.top + 3, bottom: box.bottom - 3 }
        expect(boxes.slice(index + 1).filter((other) => overlap(lowered, other) > 0)).toEqual([])
      }
    }),
  )
})
