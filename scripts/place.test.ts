import { expect, test } from 'vitest'
import { parsedDocument } from '../tests/sites'
import { describePosition, placeOf } from './place'

test('a place is named as editors open it', () => {
  const document = parsedDocument('{\n  "list": [\n    1, 2\n  ]\n}')
  const place = placeOf({ document, path: ['list', 1] })
  expect(place).toEqual({ file: 'pages/a.json', line: 3, column: 8, pointer: '/list/1' })
  expect(describePosition(place)).toBe('pages/a.json:3:8')
})
