import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CITY_VARIABLES } from '../cities/city-count'
import { SITE_VARIABLES, pageVariables, siteVariables } from './site-variables'

const site = {
  name: 'Acme',
  url: 'https://acme.example',
  phone: '(972) 555-0142',
  email: 'hello@acme.example',
  address: { street: '1 Main Street', town: 'Stowe', state: 'VT', zip: '05672' },
  hours: { text: 'Always' },
}

test('site.json gives all variables', () => {
  expect(siteVariables(site)).toEqual({
    business: 'Acme',
    phone: '(972) 555-0142',
    tel: '+19725550142',
    email: 'hello@acme.example',
    website: 'acme.example',
    street: '1 Main Street',
    town: 'Stowe',
    state: 'VT',
    zip: '05672',
    address: '1 Main Street, Stowe, VT 05672',
    hours: 'Always',
  })
  const london = { ...site, phone: '020 7946 0018', countryCode: '+44' }
  expect(siteVariables(london).tel).toBe('+442079460018')
  expect(siteVariables({ ...london, countryCode: '+1', address: { ...site.address, country: 'GB' } }).tel).toBe(
    '+442079460018',
  )
})

test.each([
  ['an empty text', { name: '' }, {}],
  ['an e-mail address in a wrong form', { email: 'hello' }, {}],
  ['an address with another protocol', { url: 'ftp://acme.example' }, {}],
  ['a part that is missing', { address: undefined, hours: {} }, {}],
  ['a telephone number that can’t be dialled, but the words', { phone: '555-0142' }, { phone: '555-0142' }],
  ['a country code without a telephone number', { countryCode: '+44' }, {}],
] as const)('of %s no variable is made', (_what, said, variables) => {
  expect(siteVariables(said as never)).toEqual(variables)
})

test('the schemas promise exactly the variables there are', () => {
  const texts = ['site.schema.json', ...readdirSync('schemas/site').map((name) => join('site', name))]
    .map((name) => readFileSync(join('schemas', name), 'utf8'))
    .join('\n')
  const promised = new Set([...texts.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name]) => name))
  expect([...promised].sort()).toEqual([...Object.keys(SITE_VARIABLES), ...CITY_VARIABLES].sort())
})

test("a page's own value stands before the site's, and its telephone number brings its link form", () => {
  const variables = pageVariables(
    { phone: '(469) 555-0167' },
    { data: {}, variables: siteVariables({ name: 'Acme', phone: site.phone }) },
  )
  expect(variables).toEqual({ phone: '(469) 555-0167', tel: '+14695550167', business: 'Acme' })
  expect(pageVariables({ phone: '1', tel: '2' }, { data: {}, variables: {} }).tel).toBe('2')
  expect(pageVariables({ city: 'Plano' }, { data: {}, variables: { tel: '5' } })).toEqual({ city: 'Plano', tel: '5' })
})
