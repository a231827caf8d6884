import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/temporary-site'
import { loadSite } from '../load-site'
import { openSite } from '../open-site'
import { citiesOf } from './cities-of'
import { expectedCities } from './expected-cities'

const town = (vars: object) => page([prose({ level: 1 })], { vars })

test('the cities of a site are found without parsing its documents', async () => {
  const folder = temporarySite({
    'pages/plano.json': town({ city: 'Plano', coordinates: '33.0198, -96.6989' }),
    'pages/anna.json': town({ county: 'Collin County', city: 'Anna “upon” \\ Slayter' }),
    'pages/about.json': page([prose({ level: 1 })]),
    'pages/empty.json': town({ city: '' }),
    'pages/hidden.json': page([prose({ level: 1 })], { vars: { city: 'Allen' }, index: false }),
  })
  const cities = expectedCities(await loadSite(folder))
  expect(cities.map(({ name }) => name)).toEqual(['Allen', 'Anna “upon” \\ Slayter', 'Plano'])
  expect(cities).toEqual(citiesOf((await openSite(folder)).pages))
})

test('what can’t be found so is left out, without an error', async () => {
  const folder = temporarySite({
    'pages/plano.json': town({ city: 'Plano {county}' }),
    'pages/anna.json': '{ "vars": { "city": "Anna", } }',
    'pages/allen.json': '{ "vars": {',
    'pages/frisco.json': town({ city: ['Frisco'] }),
  })
  expect(expectedCities(await loadSite(folder))).toEqual([])
})
