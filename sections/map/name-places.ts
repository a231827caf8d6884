import { type Boxes, setBox } from './boxes'
import type { Point } from './projection'

export type Town = Point & {
  name: string
  /** Of its name, as a part of the letters' size: it is asked for many places of the name. */
  nameWidth: number
  here: boolean
}
export type Label = Point & { anchor: 'start' | 'middle' | 'end' }

/** So many of the places lie right of the dot, below, left of it, above: the first is the best. The others lie between them. */
export const BESIDE = 4

interface Shape {
  /** How far the dot reaches. */
  dot: number
  /** Names are set larger on phones; what fits there fits everywhere. */
  size: number
  places: readonly Label[]
}

const TOWN: Shape = {
  dot: 8,
  size: 25,
  places: [
    { x: 12, y: 6, anchor: 'start' },
    { x: 0, y: 27, anchor: 'middle' },
    { x: -12, y: 6, anchor: 'end' },
    { x: 0, y: -14, anchor: 'middle' },
    ...corners(8, -6, 22),
  ],
}

const HERE: Shape = {
  dot: 12,
  size: 32,
  places: [
    { x: 20, y: 9, anchor: 'start' },
    { x: 0, y: 48, anchor: 'middle' },
    { x: -24, y: 9, anchor: 'end' },
    { x: 0, y: -28, anchor: 'middle' },
    ...corners(14, -14, 34),
  ],
}

function corners(gap: number, above: number, below: number): Label[] {
  return [
    { x: gap, y: above, anchor: 'start' },
    { x: gap, y: below, anchor: 'start' },
    { x: -gap, y: above, anchor: 'end' },
    { x: -gap, y: below, anchor: 'end' },
  ]
}

const shapeOf = ({ here }: Town): Shape => (here ? HERE : TOWN)

/** Where the name of a town may stand, seen from its dot. */
export const placesOf = (town: Town): readonly Label[] => shapeOf(town).places

/** The label at one of these places. */
export const labelAt = (town: Town, place: Label): Label => ({
  x: town.x + place.x,
  y: town.y + place.y,
  anchor: place.anchor,
})

/** Notes what a town's dot covers. */
export function setDot(boxes: Boxes, at: number, town: Town): void {
  const { x, y } = town
  const { dot } = shapeOf(town)
  setBox(boxes, at, x - dot, y - dot, x + dot, y + dot)
}

/** Notes what a town's name covers at a place, which is seen from that point. */
export function setName(boxes: Boxes, at: number, town: Town, seenFrom: Point, place: Label): void {
  const { size } = shapeOf(town)
  const width = town.nameWidth * size
  const x = seenFrom.x + place.x
  const y = seenFrom.y + place.y
  const left = place.anchor === 'start' ? x : place.anchor === 'end' ? x - width : x - width / 2
  setBox(boxes, at, left, y - size * 0.75, left + width, y + size * 0.25)
}
