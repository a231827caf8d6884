import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainlyPlaced, plainlySettled } from '../../tests/plain-labels'
import type { Box } from './boxes'
import type { Label, Town } from './name-places'
import { placeLabels } from './place-labels'
import { settleLabels } from './settle-labels'
import { textWidth } from './text-width'

const FRAME: Box = { left: 308, top: 34, right: 908, bottom: 566 }

const whole = (min: number, max: number) => fc.integer({ min, max })
const name = fc.oneof(fc.stringMatching(/^[A-Z][a-z]{1,12}$/), fc.constantFrom('', 'Łódź', 'Mt. Wm’s'))
const towns = (x: [number, number], y: [number, number]): fc.Arbitrary<Town[]> =>
  fc
    .array(fc.record({ name, x: whole(...x), y: whole(...y), here: fc.boolean() }), { maxLength: 40 })
    .map((all) => all.map((town, index) => townOf(town, index === 0)))
const townOf = (town: Omit<Town, 'nameWidth'>, mayBeHere: boolean): Town => ({
  ...town,
  nameWidth: textWidth(town.name),
  here: town.here && mayBeHere,
})
const maps = fc.oneof(towns([368, 848], [72, 528]), towns([560, 660], [260, 340]), towns([280, 400], [0, 100]))
const shields = fc.array(
  fc
    .tuple(whole(300, 900), whole(0, 600))
    .map(([x, y]): Box => ({ left: x - 16, top: y - 16, right: x + 16, bottom: y + 16 })),
  { maxLength: 10 },
)

test('every name stands where the plain way to say it puts it', () => {
  fc.assert(
    fc.property(maps, shields, (towns, taken) => {
      const placed = placeLabels(towns, taken, FRAME)
      expect(placed).toEqual(plainlyPlaced(towns, taken, FRAME))
      expect(settleLabels(towns, placed, taken, FRAME)).toEqual(plainlySettled(towns, placed, taken, FRAME))
    }),
    { numRuns: 300 },
  )
})

test('also where names stood anywhere before', () => {
  const label = fc.record({
    x: whole(300, 900),
    y: whole(0, 600),
    anchor: fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
  })
  fc.assert(
    fc.property(maps, shields, fc.infiniteStream(label), (towns, taken, labels) => {
      const placed = towns.map(() => labels.next().value as Label)
      expect(settleLabels(towns, placed, taken, FRAME)).toEqual(plainlySettled(towns, placed, taken, FRAME))
    }),
  )
})
