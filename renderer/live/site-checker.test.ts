import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { page, prose } from '../../tests/sites'
import { temporaryFolder, temporarySite } from '../../tests/temporary-sites'
import { createCheck, SiteChecker } from './site-checker'
import type { PageFacts } from '../site/page'

const TOWNS = 300

const town = (number: number, more: object = {}) =>
  page([prose({ level: 1, body: `The town of number ${number}.` })], {
    title: `Town of number ${number}`,
    description: `What there is to say of town number ${number}, in a sentence that is long enough.`,
    ...more,
  })

const towns = (count: number, more: object = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`pages/town-${number}.json`, town(number, more)]))

/** A site of many pages without problems. */
function manyTowns(): string {
  const links = Array.from({ length: TOWNS }, (_, number) => `[Town ${number}](/town-${number})`).join(' ')
  return temporarySite({ 'pages/index.json': page([prose({ level: 1, body: links })]), ...towns(TOWNS) })
}

test('after a change, only the changed page is opened again', async () => {
  const folder = manyTowns()
  let facts: PageFacts[] = []
  const check = createCheck(folder, {}, (_site, checked) => (facts = checked))
  expect(await check()).toMatchObject({ summary: `No problems in ${TOWNS + 1} pages.` })
  const firstFacts = new Set(facts)
  expect(firstFacts.size).toBe(TOWNS + 1)

  writeFileSync(join(folder, 'pages/town-7.json'), JSON.stringify(town(7, { titel: 'Town' })))
  const { problems, summary } = await check()
  expect(facts.filter((page) => !firstFacts.has(page)).map(({ route }) => route)).toEqual(['/town-7'])
  expect(problems.map(({ problem }) => problem.what)).toEqual(['has no property "titel"'])
  expect(summary).toBe(`1 error in ${TOWNS + 1} pages.`)
})

test('a page with a problem is checked again when the site has new names for pages to use', async () => {
  const folder = temporarySite({ 'pages/anna.json': page([{ use: 'permits' }]) })
  const check = createCheck(folder)
  const findRules = async () => (await check()).problems.map(({ problem: { rule } }) => rule)
  expect(await findRules()).toContain('unknown-shared-section')
  mkdirSync(join(folder, 'shared'))
  writeFileSync(join(folder, 'shared/permits.json'), JSON.stringify(prose({ level: 1 })))
  expect(await findRules()).not.toContain('unknown-shared-section')
})

test('the directory holds the pages that exist; a sitemap lists those that can be read', async () => {
  const folder = temporarySite({
    'pages/anna.json': town(1, { vars: { city: 'Anna', coordinates: '33.1, -96.6' }, aliases: ['/an'], index: false }),
    'pages/broken.json': '{',
    'pages/odd.json': page(undefined, { aliases: 'no list', canonical: '/' }),
  })
  const check = createCheck(folder)
  const otherPages = [
    { route: '/', index: true, canonical: undefined },
    { route: '/odd', index: true, canonical: '/' },
  ]
  expect((await check()).directory).toEqual({
    cities: [{ name: 'Anna', route: '/anna', coordinates: [33.1, -96.6] }],
    aliases: { '/an': '/anna' },
    listed: [{ route: '/anna', index: false, canonical: undefined }, ...otherPages],
  })
  rmSync(join(folder, 'pages/anna.json'))
  expect((await check()).directory).toEqual({ cities: [], aliases: {}, listed: otherPages })
})

test('with very many problems, the errors are reported first, with the number of the rest', async () => {
  const { problems, more, summary } = await createCheck(temporarySite(towns(120, { a: 1 })))()
  expect(problems).toHaveLength(100)
  expect(more).toBe(20)
  expect(summary).toBe('120 errors in 121 pages.')
})

/** A checker whose thread runs this code at each check: it can use `folder` and `checks`. */
function checkerOf(check: string): SiteChecker {
  const file = join(temporaryFolder(), 'check.ts')
  writeFileSync(file, `let checks = 0; export const createCheck = (folder: string) => ${check}`)
  const checker = new SiteChecker(pathToFileURL(file), 'site.config')
  onTestFinished(() => checker.end())
  return checker
}

test('all checks run in the same thread, which knows the folder', async () => {
  const checker = checkerOf('() => ({ summary: folder + ++checks })')
  expect(await checker.check()).toEqual({ summary: 'site.config1' })
  expect(await checker.check()).toEqual({ summary: 'site.config2' })
})

test('a check throws an error if its thread throws one or fails', async () => {
  await expect(checkerOf('() => { throw new Error("full") }').check()).rejects.toThrow('full')
  const fails = '() => new Promise(() => setTimeout(() => { throw new Error("gone") }))'
  await expect(checkerOf(fails).check()).rejects.toThrow('gone')
})

test('a check that is stopped has no result', async () => {
  const checker = checkerOf('() => new Promise(() => {})')
  const slow = checker.check()
  checker.end()
  expect(await slow).toBeUndefined()
})
