import { expect, test } from 'vitest'
import { parseCoordinates } from './coordinates'

test.each<[string, [number, number]?]>([
  ['33.0198, -96.6989', [33.0198, -96.6989]],
  ['-33.8,151', [-33.8, 151]],
  ['51.4779, 0', [51.4779, 0]],
  [''],
  ['33.0198,'],
  [', -96.6989'],
  ['north, west'],
  ['33, -96, 7'],
  ['33°, -96°'],
])('"%s" is the place %j', (text, place) => expect(parseCoordinates(text)).toEqual(place))
