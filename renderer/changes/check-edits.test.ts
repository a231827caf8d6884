import { expect, test } from 'vitest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { type Documents, loadedSite, page, prose } from '../../tests/sites'
import { openLoaded } from '../pipeline/open-site'
import { replaceTexts } from '../pipeline/replace-texts'
import { type Problem, isError } from '../problems/problem'
import type { LoadedSite } from '../site/site'
import { checkEdits } from './check-edits'
import { ChangeError, type Edit } from './edit'
import type { Operation, Patches } from './operations'
import { planChange } from './plan-change'

const SITE: Documents = {
  'pages/index.json': page([
    prose({ level: 1, body: 'Read [more](/more), [all](/all#questions), and [the words](#words).' }),
    { use: 'words' },
  ]),
  'pages/more.json': page([prose({ level: 1, id: 'top' })], { aliases: ['/rest'] }),
  'pages/all.json': page([prose({ level: 1 }), prose({ id: 'questions', title: 'Questions' })]),
  'pages/town.json': page([prose({ level: 1, body: '[Rest](/rest)' })], { vars: { city: 'Town' } }),
  'shared/words.json': prose({ id: 'words', body: '[More](/more#top)' }),
}

/** The rules that a change breaks, and the files of their problems. */
async function brokenBy(patches: Record<string, Operation[]>, moves = {}, documents = SITE): Promise<string[]> {
  const site = loadedSite(documents)
  const { problems } = await checkEdits(planChange(patches, site, { moves, shared: true }), site)
  return problems.filter(isError).map(({ rule, file }) => `${rule} ${file}`)
}

const remove = (path: string): Operation => ({ op: 'remove', path })
const add = (path: string, value: unknown): Operation => ({ op: 'add', path, value })

const CHANGES: [string, Record<string, Operation[]>, string[]][] = [
  ['words', { '/more': [add('/sections/0/title', 'Other')] }, []],
  ['a wrong value', { '/more': [add('/sections/0/level', 7)] }, ['unknown-value pages/more.json']],
  ['a link to a page', { '/more': [add('/sections/0/body', '[All](/all)')] }, []],
  ['a link to a place on a page', { '/more': [add('/sections/0/body', '[All](/all#questions)')] }, []],
  ['a link to an alias', { '/all': [add('/sections/0/body', '[Rest](/rest)')] }, []],
  ['a link to nothing', { '/all': [add('/sections/0/body', '[No](/no)')] }, ['broken-link pages/all.json']],
  ['a link to no place', { '/all': [add('/sections/0/body', '[No](/more#no)')] }, ['broken-anchor pages/all.json']],
  ['a place that others link to', { '/all': [remove('/sections/1')] }, ['broken-anchor pages/index.json']],
  [
    'a place that a shared section links to',
    { '/more': [remove('/sections/0/id')] },
    ['broken-anchor shared/words.json'],
  ],
  ['a shared section with a place', { '/': [remove('/sections/1')] }, ['broken-anchor pages/index.json']],
  ['an alias that others link to', { '/more': [remove('/aliases')] }, ['broken-link pages/town.json']],
  ['an alias that there is', { '/all': [add('/aliases', ['/rest'])] }, ['route-clash pages/more.json']],
  ['an alias of a page that there is', { '/all': [add('/aliases', ['/more'])] }, ['route-clash pages/all.json']],
  [
    'a page that others link to',
    { '/more': [remove('')] },
    ['broken-link pages/index.json', 'broken-link pages/town.json', 'broken-link shared/words.json'],
  ],
  ['a shared section', { 'shared/words': [remove('/title')] }, ['missing-property shared/words.json']],
  ['what a page shows of one', { '/': [add('/sections/1/level', 7)] }, ['unknown-value pages/index.json']],
  ['site.json', { site: [add('/redirects', [{ from: '/more', to: '/' }])] }, ['route-clash site.json']],
  ['an unused shared section', { 'shared/new': [add('', prose({ x: 1 }))] }, ['unknown-property shared/new.json']],
  [
    'several pages, of which one has what another links to',
    {
      '/more': [add('/sections/0/body', '[New](/new#new)')],
      '/new': [add('', page([prose({ level: 1, id: 'new' })]))],
    },
    [],
  ],
]

test.each(CHANGES)('%s: every error that a change causes is found, and no other', async (_, patches, errors) => {
  expect(await brokenBy(patches)).toEqual(errors)
})

test('a page that moves breaks the links to it', async () => {
  expect(await brokenBy({}, { '/all': '/every' })).toEqual(['broken-link pages/index.json'])
})

test('a change of a site with errors is judged by those that it adds', async () => {
  const documents = {
    ...SITE,
    'pages/more.json': page([prose({ level: 1, body: '[No](/no)', x: 1 })], { y: 1 }),
  }
  expect(await brokenBy({ '/more': [remove('/y')] }, {}, documents)).toEqual([])
  expect(await brokenBy({ '/more': [remove('/y'), add('/z', 1)] }, {}, documents)).toEqual([
    'unknown-property pages/more.json',
  ])
  expect(await brokenBy({ '/all': [add('/sections/0/title', 'Other')] }, {}, documents)).toEqual([])
})

test('a warning that site.json makes an error counts, and other warnings of the page are told', async () => {
  const long = { '/more': [add('/title', 'x'.repeat(70))] }
  const site = loadedSite(SITE)
  const { problems } = await checkEdits(planChange(long, site), site)
  expect(problems.map(({ rule, severity }) => [rule, severity])).toEqual([['title-length', 'warning']])
  const rules = { 'title-length': 'error', 'orphan-page': 'error' }
  const strict = { ...SITE, 'site.json': JSON.stringify({ ...JSON.parse(site.read('site.json')), rules }) }
  expect(await brokenBy(long, {}, strict)).toContain('title-length pages/more.json')
  expect(await brokenBy({ '/': [add('/sections/0/body', '[More](/more)')] }, {}, strict)).toEqual([
    'orphan-page pages/all.json',
  ])
})

test('several changes at once cause the errors that a check of the whole site finds', async () => {
  const random = seededRandom(1)
  const site = loadedSite(SITE)
  const errorsOf = (checked: LoadedSite) => openLoaded(checked).problems.filter(isError)
  const listed = (problems: Problem[]) => problems.map(({ file, rule, what }) => [file, rule, what].join(' '))
  let complete = 0
  for (let round = 0; round < 60; round++) {
    const chosen = CHANGES.filter(() => random() < 0.2).map(([, patches]) => patches)
    const patches = chosen.reduce((all, one) => {
      for (const [name, operations] of Object.entries(one)) all[name] = [...(all[name] ?? []), ...operations]
      return all
    }, {} as Patches)
    const edits = planIfPossible(patches, site)
    if (!edits) continue
    const { problems } = await checkEdits(edits, site)
    const found = listed(problems.filter(isError))
    const all = listed(errorsOf(replaceTexts(site, new Map(edits.map(({ file, after }) => [file, after])))))
    // where a page is wrong by itself, its errors are enough to refuse the change
    const isRefused = found.length > 0 && found.length < all.length
    if (isRefused) expect(all).toEqual(expect.arrayContaining(found))
    else {
      complete++
      expect(found, JSON.stringify(patches)).toEqual(all)
    }
  }
  expect(complete).toBeGreaterThan(15)
})

/** Plans changes of which one may rule out another. */
function planIfPossible(patches: Patches, site: LoadedSite): Edit[] | undefined {
  try {
    return planChange(patches, site, { shared: true })
  } catch (error) {
    if (error instanceof ChangeError) return undefined
    throw error
  }
}
