import { expect, test } from 'vitest'
import { parsedDocument } from '../tests/sites'
import { replaceVars } from './replace-vars'

const replaced = (text: string, vars: Record<string, string>) => replaceVars(parsedDocument(text), vars)

test.each([
  ['one line', '{ "vars": { "city": "A", "x": "y" } }', '{ "vars": { "city": "B", "z": "w" } }'],
  ['no spaces', '{"vars":{"city":"A"},"title":"A"}', '{"vars":{"city":"B","z":"w"},"title":"A"}'],
  [
    'lines of their own, as Windows ends them',
    '{\r\n\t"vars": {\r\n\t\t"city" : "A",\r\n\t\t"x" : "y"\r\n\t}\r\n}\r\n',
    '{\r\n\t"vars": {\r\n\t\t"city" : "B",\r\n\t\t"z" : "w"\r\n\t}\r\n}\r\n',
  ],
  [
    'one var on a line of its own',
    '{\n  "vars": {\n    "city": "A"\n  }\n}',
    '{\n  "vars": {\n    "city": "B",\n    "z": "w"\n  }\n}',
  ],
  ['braces in a value', '{ "vars": { "city": "A", "x": "{{}}" } }', '{ "vars": { "city": "B", "z": "w" } }'],
  [
    'vars of something else before them',
    '{ "sections": [{ "vars": { "city": "A" } }], "vars": { "city": "A" } }',
    '{ "sections": [{ "vars": { "city": "A" } }], "vars": { "city": "B", "z": "w" } }',
  ],
])('vars are written in the manner of the old ones: %s', (_, text, wanted) => {
  expect(replaced(text, { z: 'w', city: 'B' })).toBe(wanted)
})

test('values are escaped, and dollar signs stand for themselves', () => {
  expect(replaced('{ "vars": { "city": "A" } }', { city: '$& "Coeur\\d’Alene" {{' })).toBe(
    '{ "vars": { "city": "$& \\"Coeur\\\\d’Alene\\" {{" } }',
  )
})
