import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadedSite, resolvedPage, resolvedSite } from '../../tests/sites'
import { CITY_VARIABLES } from './city-count'
import { todayIn } from './clock'
import { valueAt } from './json-tree'
import { SITE_VARIABLES, pageVariables } from './site-variables'

/** The variables that a site.json gives, except for the year, which every site has. */
function variablesOf(siteFile: object) {
  const { year: _year, ...variables } = loadedSite({ 'site.json': siteFile }).variables
  return variables
}

const site = {
  name: 'Acme',
  url: 'https://acme.example',
  phone: '(972) 555-0142',
  email: 'hello@acme.example',
  address: { street: '1 Main Street', town: 'Stowe', state: 'VT', zip: '05672' },
  hours: { text: 'Always' },
}

test('site.json gives all variables', () => {
  expect(variablesOf(site)).toEqual({
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
  const london = { phone: '020 7946 0018', countryCode: '+44' }
  expect(variablesOf(london).tel).toBe('+442079460018')
  expect(variablesOf({ ...london, countryCode: '+1', address: { country: 'GB' } }).tel).toBe('+442079460018')
})

test.each([
  ['an empty text', { name: '' }, {}],
  ['a malformed email address', { email: 'hello' }, {}],
  ['an address with another protocol', { url: 'ftp://acme.example' }, {}],
  ['a missing part', { address: undefined, hours: {} }, {}],
  ['a telephone number that can’t be dialed, except for its text', { phone: '555-0142' }, { phone: '555-0142' }],
] as const)('%s gives no variable', (_what, siteFile, variables) => {
  expect(variablesOf(siteFile)).toEqual(variables)
})

test('the schemas promise exactly the variables there are', () => {
  const texts = ['site.schema.json', ...readdirSync('schemas/site').map((name) => join('site', name))]
    .map((name) => readFileSync(join('schemas', name), 'utf8'))
    .join('\n')
  const promised = new Set([...texts.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name]) => name))
  expect([...promised].sort()).toEqual([...Object.keys(SITE_VARIABLES), ...CITY_VARIABLES].sort())
})

test("a page's own value replaces the site's, and its telephone number brings its link form", () => {
  const site = { data: {}, variables: { business: 'Acme', phone: '1', tel: '2' }, places: new Map() }
  const ofPage = { phone: '(469) 555-0167', tel: '+14695550167' }
  expect(pageVariables({ phone: ofPage.phone }, site)).toEqual({ ...ofPage, business: 'Acme' })
  expect(pageVariables({ city: 'Plano' }, { data: {}, variables: { tel: '5' }, places: new Map() })).toEqual({
    city: 'Plano',
    tel: '5',
  })
  expect(resolvedPage({ vars: { city: ' Plano ' } }).vars).toEqual({ city: 'Plano' })
})

test('a site’s own variables are in all texts, and a page’s vars replace them', () => {
  const price = (vars?: object) => {
    const body = 'From {price}, {year}.'
    const site = resolvedSite({
      'site.json': { timeZone: 'UTC', vars: { price: '$89', phone: '1' } },
      'pages/index.json': { vars, sections: [{ type: 'prose', body }] },
    })
    return valueAt(site.resolvedPages[0]?.data, ['sections', 0, 'body'])
  }
  const year = todayIn('UTC').slice(0, 4)
  expect(price()).toBe(`From $89, ${year}.`)
  expect(price({ price: '$99' })).toBe(`From $99, ${year}.`)
})

test('a site’s own variable can name a fact, but no variable that names one itself', () => {
  const { variables, problems } = loadedSite({
    'site.json': { name: 'Acme', vars: { by: 'by {business}', deep: 'not {by}' } },
  })
  expect(variables).toMatchObject({ by: 'by Acme' })
  expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toContain('unknown-variable /vars/deep')
})
