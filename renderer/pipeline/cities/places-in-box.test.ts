import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBoxes } from './places-in-box'

const degrees = (most: number) =>
  fc.oneof(fc.double({ min: -most, max: most, noNaN: true }), fc.constantFrom(-most, most))
const side = fc.double({ min: -200, max: 200, noNaN: true })

test('it finds the places that are in a box, those on its sides too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(degrees(90), degrees(180)), { maxLength: 50 }),
      fc.record({ south: side, north: side, west: side, east: side }),
      fc.boolean(),
      (places, sides, isAtOne) => {
        const [latitude, longitude] = places[0] ?? [0, 0]
        const box = isAtOne ? { south: latitude, north: latitude, west: longitude, east: longitude } : sides
        const placesIn = createBoxes(
          new Float64Array(places.map(([latitude]) => latitude)),
          new Float64Array(places.map(([, longitude]) => longitude)),
        )
        const inside = [...places.keys()].filter((id) => {
          const [latitude, longitude] = places[id] ?? [NaN, NaN]
          return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
        })
        expect(placesIn(box).sort((a, b) => a - b)).toEqual(inside)
      },
    ),
  )
})
