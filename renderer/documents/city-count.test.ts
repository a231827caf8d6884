import { expect, test } from 'vitest'
import { type Documents, loadedSite, openedSite, page, prose, validSite } from '../../tests/sites'
import { readPage } from '../pipeline/load-site'
import { openPage } from '../pipeline/open-page'
import type { LoadedSite } from '../site/site'

const SENTENCE = '{cityCountAtStart} towns: {cityCount}, that is {cityCountWord}.'

const town = (vars: unknown) => page([prose({ level: 1, body: 'Words.' })], { vars })
const towns = (count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`pages/town-${index}.json`, town({ city: `Town ${index}` })]),
  )

const openRoute = (site: LoadedSite, route: string) =>
  site.pages.filter((file) => file.route === route).map((file) => openPage(readPage(file, site), site))

/** What the home page says about the number of cities. */
function sentence(documents: Documents, language = 'en-US') {
  const document = page([prose({ level: 1, body: SENTENCE })])
  const site = loadedSite({ ...documents, 'pages/index.json': document, 'site.json': validSite({ language }) })
  const [home] = openRoute(site, '/')
  return home?.resolved && (home.resolved.data.sections as { body: string }[])[0]?.body
}

test.each([
  [0, 'en-US', 'Zero towns: 0, that is zero.'],
  [1, 'en-GB', 'One towns: 1, that is one.'],
  [12, 'en', 'Twelve towns: 12, that is twelve.'],
  [21, 'en-US', '21 towns: 21, that is 21.'],
  [12, 'de', '12 towns: 12, that is 12.'],
  [1200, 'en-US', '1,200 towns: 1,200, that is 1,200.'],
])('%d cities in %s', (count, language, expected) => {
  expect(sentence(towns(count), language)).toBe(expected)
})

test('a page counts if its vars name a city, however they are written', () => {
  const documents = {
    'pages/plain.json': town({ city: 'Avon' }),
    'pages/braces.json': town({ county: '{state}', city: 'Bath' }),
    'pages/none.json': town({ county: 'Dallas' }),
    'pages/empty.json': town({ city: '' }),
    'pages/number.json': town({ city: 3 }),
    'pages/list.json': town(['city']),
    'pages/broken.json': '{ "vars": { "city": "Celina", } }',
    'pages/text.json': page([prose({ level: 1, body: '"vars": { "city": "Anna" }' })]),
  }
  expect(sentence(documents)).toBe('Two towns: 2, that is two.')
})

test('site.json and shared sections can show it too, and a page’s own value takes precedence', () => {
  const { data, resolvedPages, unused, problems } = openedSite({
    ...towns(2),
    'site.json': validSite({ hours: { text: 'In {cityCountWord} towns' } }),
    'shared/used.json': prose({ title: '{cityCount} of us', level: 1 }),
    'shared/unused.json': prose({ title: '{cityCountAtStart} of us' }),
    'pages/index.json': page([{ use: 'used' }]),
    'pages/own.json': page([{ use: 'used' }], { vars: { cityCount: 'Many' } }),
  })
  expect(data.hours).toEqual({ text: 'In two towns' })
  expect(unused[0]?.data).toMatchObject({ title: 'Two of us' })
  const titles = resolvedPages.map(({ data }) => (data.sections as { title: string }[])[0]?.title)
  expect(titles).toContain('2 of us')
  expect(titles).toContain('Many of us')
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})
