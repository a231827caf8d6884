import { expect, test } from 'vitest'
import { parseCoordinates } from './coordinates'

test.each([
  ['33.0198, -96.6989', [33.0198, -96.6989]],
  ['-33.8,151', [-33.8, 151]],
  ['51.4779, 0', [51.4779, 0]],
  ['0, 32.5825', [0, 32.5825]],
])('%s is a place, on the equator and on the meridian of Greenwich too', (text, place) => {
  expect(parseCoordinates(text)).toEqual(place)
})

test.each([undefined, '', '33.0198', '33.0198,', ', -96.6989', 'north, west', '33.0198, -96.6989, 7', '33°, -96°'])(
  '%s is none',
  (text) => {
    expect(parseCoordinates(text)).toBeUndefined()
  },
)
