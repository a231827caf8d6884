import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadedSite, page, prose, validSite } from '../../tests/sites'
import { loadedFromDisk } from '../../tests/temporary-sites'
import { openPages, Workers } from '../prerender/workers'
import { isError } from '../problems/problem'
import { checkSite, sharedSections } from './check-site'
import { openLoaded } from './open-site'

/** Enough pages for threads to open them. */
const MANY = Object.fromEntries(
  Array.from({ length: 500 }, (_, index) => [`pages/town-${index}.json`, page([prose({ level: 1 })])]),
)

test('an error from a thread names the line in TypeScript', async () => {
  const site = loadedFromDisk(MANY)
  rmSync(join(site.folder, 'pages/town-7.json'))
  const workers = new Workers(site)
  const opening = openPages(site, workers).finally(() => workers.end())
  await expect(opening).rejects.toHaveProperty('stack', expect.stringMatching(/load-site\.ts:\d\d+:\d+\)/))
})

test('ended workers begin no other slice', async () => {
  const site = loadedFromDisk(MANY)
  const workers = new Workers(site, 1)
  await expect(workers.open(site.pages, () => void workers.end())).resolves.toHaveLength(50)
})

test('checking a site from facts gives the same problems, whether threads open its pages or not', async () => {
  const site = loadedFromDisk({
    ...MANY,
    'pages/a.json': page([prose({ level: 1, bdy: 'Text.' })]),
    'pages/b.json': page([prose({ level: 1, body: 'See [Dallas](/dallas).' })]),
    'pages/c.json': '{',
    'pages/d.json': page([prose({ level: 1, body: 'In {cty}.' }), { use: 'permitz' }]),
  })
  const workers = new Workers(site)
  const facts = await openPages(site, workers).finally(() => workers.end())
  const opened = openLoaded(site)
  expect(opened.problems.map(({ rule }) => rule)).toEqual([
    'unknown-property',
    'broken-link',
    'syntax',
    'unknown-variable',
    'unknown-shared-section',
  ])
  expect(structuredClone(facts)).toEqual(opened.facts)
  expect(checkSite(facts, site)).toEqual(opened.problems)
})

test('a check for errors alone finds exactly those of the whole check, and compares no texts', () => {
  const town = (city: string, more: object = {}) =>
    page([prose({ level: 1, body: 'The same words about the same things, all of them in both towns alike.' })], {
      title: `A page about ${city}`,
      vars: { city },
      ...more,
    })
  const compared = (rules: object, more: object = {}) => {
    const documents = { 'pages/a.json': town('Anna', more), 'pages/b.json': town('Bath') }
    const site = loadedSite({ ...documents, 'site.json': validSite({ rules }) })
    const { facts, problems } = openLoaded(site)
    const errors = checkSite(facts, site, 'errors')
    expect(errors).toEqual(problems.filter(isError))
    return { problems: problems.map(({ rule }) => rule), errors: errors.map(({ rule }) => rule) }
  }
  expect(compared({})).toMatchObject({ problems: expect.arrayContaining(['copied-page']), errors: [] })
  expect(compared({ 'copied-page': 'error' }).errors).toEqual(['copied-page'])
  expect(compared({ 'copied-page': 'error' }, { x: 1 }).errors).toEqual(['unknown-property'])
})

test('a used section has the variables of the first page that uses it, an unused one those of the site', () => {
  const loaded = loadedFromDisk({
    'pages/a.json': page(undefined, { vars: { city: 'Anna' } }),
    'pages/b.json': page([{ use: 'used' }], { vars: { city: 'Plano', phone: '(972) 555-0101' } }),
    'pages/c.json': page([{ use: 'used' }], { vars: { city: 'Allen', phone: '(972) 555-0102' } }),
    'shared/used.json': prose({ title: '{city} {phone}' }),
    'shared/idle.json': prose({ title: '{city} {phone}' }),
    'shared/broken.json': '{',
  })
  const site = { ...loaded, variables: { phone: '(972) 555-0105' } }
  const { facts } = openLoaded(loaded)
  const of = (name: string) => site.shared.get(name)
  expect(sharedSections(facts, site)).toEqual({
    used: [{ document: of('used'), data: prose({ title: 'Plano (972) 555-0101' }), lists: {} }],
    unused: [{ document: of('idle'), data: prose({ title: '{city} (972) 555-0105' }), lists: {} }],
    selections: [],
    // variables that only a page can fill in don't count as missing
    unfilled: [{ document: of('idle'), path: ['title'] }],
  })
})
