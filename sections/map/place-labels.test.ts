import { expect, test } from 'vitest'
import type { Box } from './boxes'
import type { Town } from './name-places'
import { placeLabels } from './place-labels'
import { textWidth } from './text-width'

const FRAME: Box = { left: 0, top: 0, right: 1000, bottom: 600 }
const town = (name: string, x: number, y: number, here = false): Town => ({
  name,
  nameWidth: textWidth(name),
  x,
  y,
  here,
})
const anchors = (towns: Town[], taken: Box[] = []) => placeLabels(towns, taken, FRAME).map((label) => label.anchor)

test('a name stands right of its dot', () => {
  expect(placeLabels([town('Avon', 500, 300)], [], FRAME)).toEqual([{ x: 512, y: 306, anchor: 'start' }])
})

test('it goes below where another dot is in the way', () => {
  expect(anchors([town('Avon', 500, 300), town('Bath', 540, 300)])).toEqual(['middle', 'start'])
})

test('it goes left at the right edge', () => {
  expect(anchors([town('Avon', 980, 300)])).toEqual(['end'])
})

test('it goes left where right and below are taken', () => {
  const walls = [
    { left: 520, top: 200, right: 700, bottom: 305 },
    { left: 450, top: 310, right: 550, bottom: 340 },
  ]
  expect(anchors([town('Avon', 500, 300)], walls)).toEqual(['end'])
})

test('the town you are in chooses first, and the answer keeps the order of the towns', () => {
  const labels = placeLabels([town('Avon', 480, 300), town('Bath', 400, 300, true)], [], FRAME)
  expect(labels.map((label) => label.anchor)).toEqual(['start', 'middle'])
})

test('no two names touch in a crowd', () => {
  const crowd = ['Avon', 'Bath', 'Cary', 'Dale'].map((name, index) => town(name, 500, 200 + index * 26))
  expect(anchors(crowd)).toEqual(['start', 'start', 'start', 'start'])
  expect(new Set(placeLabels(crowd, [], FRAME).map((label) => label.y)).size).toBe(4)
})

test('where nothing is free, the name stays within the frame', () => {
  const everything = { left: 0, top: 0, right: 1000, bottom: 600 }
  expect(anchors([town('Avon', 980, 300)], [everything])).toEqual(['end'])
})
