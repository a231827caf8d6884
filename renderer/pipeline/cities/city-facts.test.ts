import { expect, test } from 'vitest'
import { resolvedPage } from '../../../tests/sites'
import { ALL } from '../uniqueness/sampling'
import { cityFacts } from './city-facts'
import { sayingsOf } from './sayings'

/** The facts of a page that says "Bread" and has these keys beside. */
function factsOf(more: object) {
  const sections = [{ type: 'prose', title: 'Bread', body: 'for {city}' }]
  const page = resolvedPage({ ...more, sections })
  return { document: page.document, facts: cityFacts(page, ALL) }
}

test('of a city’s page it is known what it says of the city, and what it has to itself', () => {
  const { document, facts } = factsOf({ vars: { city: 'Bath' } })
  expect(facts).toEqual({ city: 'Bath', own: expect.any(Object), sayings: sayingsOf(document, 'Bath') })
  expect(facts?.own?.hashes).toHaveLength(1)
})

test('a page that search engines are kept from may still name a city that it should not', () => {
  const { document, facts } = factsOf({ vars: { city: 'Bath' }, index: false })
  expect(facts).toEqual({ city: 'Bath', own: undefined, sayings: sayingsOf(document, 'Bath') })
})

test.each([{}, { vars: { county: 'Orange' } }, { vars: { city: '' } }])('a page with %j has none', (more) => {
  expect(factsOf(more).facts).toBeUndefined()
})
