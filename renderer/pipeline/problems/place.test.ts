import { expect, test } from 'vitest'
import { parsedDocument } from '../../../tests/sites'
import { describePosition, placeOf } from './place'
import { placeHint } from './place-hint'

test('a place is named as editors open it', () => {
  const document = parsedDocument('{\n  "list": [\n    1, 2\n  ]\n}')
  const place = placeOf({ document, path: ['list', 1] })
  expect(place).toEqual({ file: 'pages/a.json', line: 3, column: 8, pointer: '/list/1' })
  expect(describePosition(place)).toBe('pages/a.json:3:8')
})

test('what the schema says of a place is a hint, where it says something', () => {
  expect(placeHint({ description: 'The city.' })).toBe('What belongs here: The city.')
  expect(placeHint({})).toBeUndefined()
  expect(placeHint(undefined)).toBeUndefined()
})
