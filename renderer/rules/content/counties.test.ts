import { expect, test } from 'vitest'
import { reported } from '../../../tests/problems'
import { pageText, SITE_FILE } from '../definition/examples'

const bareCounties = (county: string, body: string, siteFile = SITE_FILE) =>
  reported('page', pageText({ more: `"vars": { "city": "Stowe", "county": ${JSON.stringify(county)} }`, body }), {
    'site.json': JSON.parse(siteFile),
  })

test.each(['In {city}, {county}, we bake.', 'Licensed in {county}.', '{county}, Vermont'])(
  'a bare name in %j is reported',
  (body) => {
    expect(bareCounties('Lamoille', body)).toEqual([
      'bare-county «"Lamoille"»: Write the whole name, such as "Lamoille County".',
    ])
  },
)

test.each([
  ['Lamoille County', 'In {city}, {county}.'],
  ['Orleans Parish', 'In {county}.'],
  ['Lamoille', 'En el condado de {county}.'],
  ['Kenai Peninsula Borough', 'In {county}.'],
  ['Lamoille', 'In {county} County.'],
  ['Lamoille', 'In {county} and Orleans counties.'],
  ['Lamoille', 'County: {county}'],
  ['Lamoille', 'In the counties of {county} and Orleans.'],
  ['Lamoille', 'We bake in {city}.'],
])('%j in %j is not', (county, body) => {
  expect(bareCounties(county, body)).toEqual([])
})

test('in another country, a county is called what it is called there', () => {
  const british = SITE_FILE.replace('"05672"', '"05672", "country": "GB"')
  expect(bareCounties('Kent', 'In {city}, {county}.', british)).toEqual([])
})
