import { expect, test } from 'vitest'
import { loadedFromDisk, page, prose } from '../../../tests/sites'
import { inspect } from '../inspect'
import { citiesOf } from './cities-of'
import { expectedCities } from './expected-cities'

const town = (vars: object) => page([prose({ level: 1 })], { vars })

test('the cities of a site are found without parsing its documents', async () => {
  const loaded = await loadedFromDisk({
    'pages/plano.json': town({ city: 'Plano', coordinates: '33.0198, -96.6989' }),
    'pages/anna.json': town({ county: 'Collin County', city: 'Anna “upon” \\ Slayter' }),
    'pages/about.json': page([prose({ level: 1 })]),
    'pages/empty.json': town({ city: '' }),
    'pages/hidden.json': page([prose({ level: 1 })], { vars: { city: 'Allen' }, index: false }),
  })
  const cities = expectedCities(loaded)
  expect(cities.map(({ name }) => name)).toEqual(['Allen', 'Anna “upon” \\ Slayter', 'Plano'])
  expect(cities).toEqual(citiesOf(inspect(loaded, true).pages))
})

test('what can’t be found so is left out, without an error', async () => {
  const loaded = await loadedFromDisk({
    'pages/plano.json': town({ city: 'Plano {county}' }),
    'pages/anna.json': '{ "vars": { "city": "Anna", } }',
    'pages/allen.json': '{ "vars": {',
    'pages/frisco.json': town({ city: ['Frisco'] }),
  })
  expect(expectedCities(loaded)).toEqual([])
})
