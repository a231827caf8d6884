import { expect, test } from 'vitest'
import { type Documents, loadedSite, page, prose } from '../../../tests/sites'
import { inspect, judge } from '../inspect'
import { SMALLEST_SITE } from '../rules/example-site'
import { inspectPage } from './inspect-page'
import { joinInspection } from './inspect-pages'
import { InspectedPages } from './inspected-pages'
import { recordPage } from './page-record'
import { createPageTools } from './page-tools'

const LONG_TITLE = 'A title that goes on and on, far beyond what any search engine shows of it in its results'
const told = ({ problems }: ReturnType<typeof inspect>) =>
  problems.map(({ file, pointer, rule, hint }) => `${file} ${pointer} ${rule}: ${hint}`)

const WRONG = {
  'site.json': { ...SMALLEST_SITE['site.json'], navigation: [{ label: 'Home', href: '/plan' }] },
  'shared/words.json': prose({ body: '[A](/shared-wrong)', id: 'words' }),
  'shared/short.json': { type: 'prose', title: 'Short' },
  'shared/idle.json': prose({ body: '[A](/idle-wrong)', years: 5 }),
  'pages/a.json': page([prose({ body: '{nothing} [B](/b#end)' }), { use: 'words' }], { image: '/images/none.webp' }),
  'pages/b.json': page([prose({ id: 'start', body: '[C](/c#end)' }), { use: 'words' }, { use: 'short', body: 'x' }]),
  'pages/broken.json': '{',
  'pages/c.json': page([prose({ id: 'end' }), { use: 'wrods' }], { aliases: ['/b'] }),
  'pages/plano.json': page(undefined, { vars: { city: 'Plano' } }),
}

test('everything wrong with a site is told, whether its pages are kept or not', () => {
  const problems = told(inspect(loadedSite(WRONG), true))
  expect(problems.map((text) => text.split(':')[0])).toEqual([
    'pages/a.json /image missing-image',
    'pages/a.json /sections/0/body unknown-variable',
    'pages/broken.json  syntax',
    'pages/c.json /aliases/0 route-clash',
    'pages/c.json /sections/1/use unknown-shared-section',
    'shared/idle.json /body broken-link',
    'shared/idle.json /years wrong-type',
    'shared/words.json /body broken-link',
    'site.json /navigation/0/href broken-link',
  ])
  expect(told(inspect(loadedSite(WRONG), false))).toEqual(problems)
})

test('a document that can’t be read is told so, and nothing else of it', () => {
  const site = loadedSite({ 'site.json': '{', 'shared/words.json': '{' })
  expect(told(inspect(site, true)).map((text) => text.split(':')[0])).toEqual([
    'shared/words.json  syntax',
    'site.json  syntax',
  ])
})

test('what is wrong in site.json is told, and in a shared section also where every page says it anew', () => {
  const site = loadedSite({
    'site.json': { ...SMALLEST_SITE['site.json'], email: 5, footer: { text: '{nothing}', copyright: '©' } },
    'shared/words.json': prose({ title: 5 }),
    'pages/a.json': page([prose({ level: 1 }), { use: 'words', title: 'Own' }]),
  })
  expect(told(inspect(site, true)).map((text) => text.split(':')[0])).toEqual([
    'shared/words.json /title wrong-type',
    'site.json /email wrong-type',
    'site.json /footer/text unknown-variable',
  ])
})

test('the records of pages, as another thread or a file gives them back, make the same site', () => {
  const site = loadedSite(WRONG)
  const tools = createPageTools(site, false)
  const records = [...site.pages].map((parsed) => recordPage(parsed, inspectPage(parsed, tools), tools))
  const pages = new InspectedPages(site, tools)
  for (const record of structuredClone(records)) pages.add(record)
  const joined = judge(site, joinInspection(site, tools, pages, false))
  const whole = inspect(loadedSite(WRONG), true)
  expect(told(joined)).toEqual(told(whole))
  expect(joined.pages.map(({ route }) => route)).toEqual(whole.pages.map(({ route }) => route))
  expect(joined.resolved.unfilled.map(({ path }) => path)).toEqual(whole.resolved.unfilled.map(({ path }) => path))
  expect(joined.sources.pages.map(({ route }) => route)).toEqual(site.routes)
})

test('only what has no error, and uses nothing that has, can be rendered', () => {
  const site = loadedSite({ ...WRONG, 'site.json': SMALLEST_SITE['site.json'] })
  const open = inspect(site, true)
  expect(open.pages.map(({ route }) => route)).toEqual(['/', '/plano'])
  expect(open.site?.name).toBe('Acme')
  const documents = {
    'shared/fine.json': prose(),
    'shared/wrong.json': prose({ years: 5 }),
    'pages/a.json': { ...page([prose({ level: 1 }), { use: 'fine' }]), title: LONG_TITLE },
    'pages/b.json': page([prose({ level: 1 }), { use: 'wrong' }]),
  }
  expect(inspect(loadedSite(documents), true).pages.map(({ route }) => route)).toEqual(['/', '/a'])
  const { 'shared/wrong.json': _, 'pages/b.json': __, ...warned } = documents
  expect(inspect(loadedSite(warned), true).pages.map(({ route }) => route)).toEqual(['/', '/a'])
  expect(inspect(loadedSite(WRONG), true).site).toBeUndefined()
})

test('what warns is told when nothing is an error, and only then', () => {
  const warned = { 'pages/a.json': { ...page(), title: LONG_TITLE } }
  const rules = (documents: Documents, keep: boolean) =>
    inspect(loadedSite(documents), keep).problems.map(({ rule, severity }) => `${rule} ${severity}`)
  for (const keep of [true, false]) {
    expect(rules(warned, keep)).toContain('title-length warning')
    expect(rules({ ...warned, ...WRONG, 'pages/a.json': warned['pages/a.json'] }, keep).join()).not.toContain('warning')
  }
})
