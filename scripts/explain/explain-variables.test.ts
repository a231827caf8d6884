import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../example-site'
import { type Documents, openedSite, page } from '../../tests/sites'
import { explainVariables } from './explain-variables'
import { type Subject, findSubject } from './subject'

const site = SMALLEST_SITE['site.json']

/** "{name} value: pointer value, …" of each variable of a text of the home page or of site.json. */
function stories(subject: string, written: string, documents: Documents = {}): string[] {
  const open = openedSite(documents)
  return explainVariables(written, findSubject(open, subject) as Subject, open.resolved).map(
    ({ name, value, sources }) =>
      `${name} ${value}: ${sources.map(({ pointer, value, place }) => `${pointer} ${value}${place ? '' : ' by default'}`).join(', ')}`,
  )
}

test('a text of site.json has what site.json says', () => {
  expect(stories('site', 'In {town}, {tel}, {city}')).toEqual([
    'town Stowe: /address/town Stowe',
    'tel +18025550100: /phone (802) 555-0100, /countryCode +1 by default',
    'city undefined: ',
  ])
})

test('a telephone number of the page gives its {tel}, with the site’s country code', () => {
  const own = page(undefined, { vars: { phone: '020 7946 0018' } })
  const british = { ...site, countryCode: '+44' }
  expect(stories('/', '{tel}', { 'site.json': british, 'pages/index.json': own })).toEqual([
    'tel +4402079460018: /vars/phone 020 7946 0018, /countryCode +44',
  ])
})

test('what site.json leaves out and has no default is no source', () => {
  const { zip: _, ...address } = site.address
  expect(stories('/', '{zip}', { 'site.json': { ...site, address } })).toEqual(['zip undefined: '])
})

test('without a site.json only the page can say a variable', () => {
  const open = openedSite({ 'site.json': undefined, 'pages/index.json': page(undefined, { vars: { city: 'Plano' } }) })
  const found = explainVariables('{city} {phone}', findSubject(open, '/') as Subject, open.resolved)
  expect(found).toMatchObject([
    { name: 'city', value: 'Plano', sources: [{ pointer: '/vars/city' }] },
    { name: 'phone', value: undefined, sources: [] },
  ])
})
