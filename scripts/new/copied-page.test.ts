import { expect, test } from 'vitest'
import { parsedDocument } from '../../tests/sites'
import { findOldFacts, replaceVars } from './copied-page'

test.each([
  [
    'on one line',
    '{ "vars": { "city": "A", "x": "{{}}" }, "title":"A" }',
    '{ "vars": { "city": "B", "z": "w" }, "title":"A" }',
  ],
  [
    'on lines of their own, as Windows ends them',
    '{\r\n\t"vars": {\r\n\t\t"city": "A"\r\n\t}\r\n}\r\n',
    '{\r\n\t"vars": {\r\n\t\t"city": "B",\r\n\t\t"z": "w"\r\n\t}\r\n}\r\n',
  ],
  [
    'behind vars of something else',
    '{ "sections": [{ "vars": { "city": "A" } }], "vars": { "city": "A" } }',
    '{ "sections": [{ "vars": { "city": "A" } }], "vars": { "city": "B", "z": "w" } }',
  ],
])('vars are written as the old ones: %s', (_, text, wanted) => {
  expect(replaceVars(parsedDocument(text), { city: 'B', z: 'w' })).toBe(wanted)
})

test('values are escaped, and dollar signs are literal', () => {
  const city = '$& "Coeur\\d’Alene" {{'
  expect(replaceVars(parsedDocument('{ "vars": { "city": "A" } }'), { city })).toBe(
    '{ "vars": { "city": "$& \\"Coeur\\\\d’Alene\\" {{" } }',
  )
})

const OLD = { city: 'St. Paul', county: 'Ramsey County', phone: '(651) 555-0100', coordinates: '44.95, -93.09' }

test.each<[text: string, fact?: string, vars?: Record<string, string>]>([
  ['In St. Paul’s houses', 'St. Paul | St. Paul'],
  ['/images/hero-st-paul.jpg', 'St. Paul | st-paul.'],
  ['ST PAUL', 'St. Paul | ST PAUL"'],
  ['all of Ramsey County', 'its county, Ramsey County | Ramsey C'],
  ['call (651) 555-0100', 'its phone, (651) 555-0100 | 651) 555'],
  ['[call](tel:+16515550100)', 'its phone, (651) 555-0100 | 16515550'],
  ['maps?lat=44.95&lon=1', 'its coordinates, 44.95, -93.09 | 44.95&lo'],
  ['St. Anthony, 55418', 'what may be a ZIP code | 55418"}'],
  ['55418-1234', 'what may be a ZIP code | 55418-12'],
  ['all twelve Ramsey cities', 'how many cities there are (use {cityCountWord} instead) | twelve R'],
  ['{city} and 11 others', 'how many cities there are (use {cityCountWord} instead) | 11 other'],
  ...['twelve-foot ceilings', 'twelve bags for ten cities', '{cityCountWord} cities'].map((text): [string] => [text]),
  ...['{city}', 'Paul Street', 'Pauline', 'our shop, 05672', 'the 555418th', '$12,345.67', 'Minneapolis'].map(
    (text): [string] => [text],
  ),
  // what is also true of the new city
  ['all of Ramsey County', undefined, { city: 'Avon', county: 'Ramsey County' }],
])('what %j still says about the old city: %s', (text, fact, vars = { city: 'Avon' }) => {
  const document = parsedDocument(JSON.stringify({ vars, description: text }))
  const facts = findOldFacts(document, OLD, vars, { zip: '05672', tel: '+16515550100' }, 12).map(
    ({ fact, offset }) => `${fact} | ${document.text.slice(offset, offset + 8)}`,
  )
  expect(facts).toEqual(fact ? [fact] : [])
})
