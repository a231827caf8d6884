import { expect, test } from 'vitest'
import { parsedDocument } from '../tests/sites'
import { oldFacts } from './old-facts'

const OLD = { city: 'St. Paul', county: 'Ramsey County', phone: '(651) 555-0100', coordinates: '44.95, -93.09' }

/** The facts of a text, each with the words at its place. */
function factsIn(text: string, vars: Record<string, string> = { city: 'Avon' }): string[] {
  const document = parsedDocument(JSON.stringify({ vars, description: text }))
  return oldFacts(document, OLD, vars, '05672').map(
    ({ fact, offset }) => `${fact} | ${document.text.slice(offset, offset + 8)}`,
  )
}

test.each([
  ['In St. Paul’s houses', 'St. Paul | St. Paul'],
  ['/images/hero-st-paul.jpg', 'St. Paul | st-paul.'],
  ['ST PAUL', 'St. Paul | ST PAUL"'],
  ['all of Ramsey County', 'its county, Ramsey County | Ramsey C'],
  ['call (651) 555-0100', 'its phone, (651) 555-0100 | 651) 555'],
  ['[call](tel:+16515550100)', 'its phone, (651) 555-0100 | 16515550'],
  ['maps?lat=44.95&lon=1', 'its coordinates, 44.95, -93.09 | 44.95&lo'],
  ['St. Anthony, 55418', 'what may be a zip code | 55418"}'],
  ['55418-1234', 'what may be a zip code | 55418-12'],
])('%j holds a fact of the old city', (text, fact) => {
  expect(factsIn(text)).toEqual([fact])
})

test.each(['{city}', 'Paul Street', 'Pauline', 'our shop, 05672', 'the 555418th', '$12,345.67', 'Minneapolis'])(
  '%j holds none',
  (text) => {
    expect(factsIn(text)).toEqual([])
  },
)

test('what is true of the new city too is none', () => {
  expect(factsIn('all of Ramsey County', { city: 'Avon', county: 'Ramsey County' })).toEqual([])
})
