import { expect, test } from 'vitest'
import { rulesBroken, wholePage } from '../../../../tests/told'

const sections = [{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }]

test.each(['old-page', '/Old', '/old page', '/old/', 'https://acme.example/old'])(
  'the alias %s is no address',
  (alias) => {
    expect(rulesBroken('page', wholePage(sections, { aliases: [alias] }))).toEqual(['invalid-route'])
  },
)

test('the name of a page’s file makes its address', () => {
  const page = wholePage(sections)
  expect(rulesBroken('page', page, { 'pages/Our Prices.json': page })).toEqual(['invalid-route'])
})
