import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import { expect, test } from 'vitest'
import { page, prose, validSite } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { LiveSite } from './live-site'
import type { CheckResult } from './site-checker'

const RESULT: CheckResult = {
  problems: [],
  more: 0,
  summary: 'No problems in 2 pages.',
  directory: { cities: [], aliases: {}, listed: [] },
}

const anna = (body: string, more: object = {}) => page([prose({ level: 1, title: 'Anna', body })], more)

/** A site whose checks end when the test resolves them. */
function openLive(folder: string, rest?: () => Promise<void>) {
  const checks: ((result: CheckResult | undefined) => void)[] = []
  const changes: boolean[] = []
  const checker = {
    check: () => new Promise<CheckResult | undefined>((resolve) => checks.push(resolve)),
    end: () => {},
    ...(rest && { rest }),
  }
  const live = new LiveSite(folder, checker, (isChecked) => changes.push(isChecked))
  const save = (path: string, content: object | string) => {
    const file = join(folder, path)
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
    live.change([file])
  }
  const bodyOf = async (address: string) => JSON.stringify((await live.openPage(address))?.data.sections)
  /** The errors, one a line. */
  const errors = (address?: string) =>
    live
      .stateFor(address)
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ file, line, what }) => `${file}:${line} ${what}`)
      .join('\n')
  return { live, checks, changes, save, bodyOf, errors }
}

test('a page with an error stays at its last valid version, and the error is reported without a check', async () => {
  const { live, changes, save, bodyOf, errors } = openLive(temporarySite({ 'pages/anna.json': anna('First.') }))
  expect(await bodyOf('/anna')).toContain('First.')
  save('pages/anna.json', anna('Second.'))
  expect(await bodyOf('/anna')).toContain('Second.')
  expect(live.stateFor()).toEqual({ version: 2, schemas: '', problems: [], more: 0 })
  save('pages/anna.json', page([prose({ level: 1, bdy: 'Third.' })]))
  expect(live.version).toBe(3)
  expect(errors()).toMatch(/anna\.json:\d+ has no property "bdy"/)
  expect(await bodyOf('/anna')).toContain('Second.')
  save('pages/anna.json', anna('Fourth.'))
  expect([live.version, errors()]).toEqual([4, ''])
  expect(await bodyOf('/anna')).toContain('Fourth.')
  expect(changes).toEqual([false, false, false])
})

test('changes to what pages share show at once; with an error the last valid version stays', async () => {
  const folder = temporarySite({
    'pages/anna.json': page([prose({ level: 1 }), { use: 'permits' }]),
    'shared/permits.json': prose({ title: 'Permits' }),
  })
  const { live, save, bodyOf, errors } = openLive(folder)
  expect(await bodyOf('/anna')).toContain('Permits')
  save('shared/permits.json', prose({ title: 'Licenses' }))
  expect(await bodyOf('/anna')).toContain('Licenses')
  save('shared/permits.json', '{')
  expect(errors()).toContain('shared/permits.json:1 ')
  expect(await bodyOf('/anna')).toContain('Licenses')
  save('shared/permits.json', prose({ titel: 'Licenses' }))
  expect(errors().match(/has no property "titel"/g)).toHaveLength(1)
  save('shared/permits.json', prose({ title: 'Permits' }))
  expect(errors()).toBe('')
  save('site.json', '{')
  expect(errors()).toContain('site.json:1 ')
  expect(live.pages.settings?.name).toBe('Acme')
})

test('pages are added and removed', async () => {
  const folder = temporarySite()
  const { live, checks, save, bodyOf, errors } = openLive(folder)
  save('pages/anna.json', { title: 'Anna' })
  expect(await live.openPage('/anna')).toBeUndefined()
  expect(errors()).toContain('must have "sections"')
  save('pages/anna.json', anna('Here.'))
  expect(await bodyOf('/anna')).toContain('Here.')
  const file = join(folder, 'pages/anna.json')
  renameSync(file, `${file}~`)
  // until this is reported, an editor may be about to rename another file to this name
  expect(await bodyOf('/anna')).toContain('Here.')
  live.change([file, `${file}~`])
  expect(await live.openPage('/anna')).toBeUndefined()
  renameSync(`${file}~`, join(folder, 'pages/avon.json'))
  live.change([join(folder, 'pages')])
  expect(await bodyOf('/avon')).toContain('Here.')
  expect(checks).toEqual([])
})

test('temporary files of editors are ignored', () => {
  const folder = temporarySite()
  const { live, changes } = openLive(folder)
  const names = ['pages/.index.json.swp', 'pages/index.json~', 'pages/index.json.tmp', '.git']
  live.change([...names.map((name) => join(folder, name)), 'schemas/editor/page.json'])
  expect(changes).toEqual([])
})

test('a check finds cities and aliases; an address that may be an alias waits for it', async () => {
  const folder = temporarySite({ 'pages/anna.json': anna('Here.', { aliases: ['/an'] }) })
  const { live, checks, changes } = openLive(folder)
  const checked = live.check()
  const opened = live.openPage('/an')
  const cities = [{ name: 'Anna', route: '/anna' }]
  checks[0]?.({ ...RESULT, directory: { cities, aliases: { '/an': '/anna' }, listed: [] } })
  expect((await opened)?.route).toBe('/anna')
  await checked
  expect(live.pages.model?.cities).toEqual(cities)
  expect(live.version).toBe(2)
  expect(changes).toEqual([true])
  expect(live.problems.report(colors.createColors(false))).toBe(RESULT.summary)
  // nothing has changed since then
  await live.check()
  expect(checks).toHaveLength(1)
})

test('texts with the number of cities are right again after the check that counts them', async () => {
  const folder = temporarySite({
    'site.json': validSite({ hours: { text: 'In {cityCountWord} towns' } }),
    'pages/index.json': page([prose({ level: 1, body: '{cityCountAtStart} towns.' })]),
    'pages/anna.json': anna('Here.'),
  })
  const { live, checks, save, bodyOf } = openLive(folder)
  expect(await bodyOf('/')).toContain('Zero towns.')
  save('pages/anna.json', anna('Here.', { vars: { city: 'Anna' } }))
  const checked = live.check()
  checks[0]?.({ ...RESULT, directory: { cities: [{ name: 'Anna', route: '/anna' }], aliases: {}, listed: [] } })
  await checked
  expect(await bodyOf('/')).toContain('One towns.')
  expect(live.pages.settings?.hours?.text).toBe('In one towns')
  save('pages/avon.json', anna('There.', { vars: { city: 'Avon' } }))
  expect(await bodyOf('/')).toContain('Two towns.')
})

test('neither an outdated check nor a stopped one is reported', async () => {
  const { live, checks, changes, save } = openLive(temporarySite({ 'pages/anna.json': anna('Here.') }))
  const checked = live.check()
  save('pages/anna.json', anna('There.'))
  checks[0]?.({ ...RESULT, summary: 'Old.' })
  await expect.poll(() => checks.length).toBe(2)
  expect(live.problems.report(colors.createColors(false))).toBe('')
  save('pages/anna.json', anna('Elsewhere.'))
  checks[1]?.(undefined)
  await expect.poll(() => checks.length).toBe(3)
  checks[2]?.({ ...RESULT, summary: 'New.' })
  await checked
  expect(live.problems.report(colors.createColors(false))).toBe('New.')
  expect(changes).toEqual([false, false, true])
})

test('a check waits until somebody who types pauses, and is of what they have written until then', async () => {
  let pause = () => {}
  const rest = () => new Promise<void>((resolve) => (pause = resolve))
  const { live, checks, save, changes } = openLive(temporarySite({ 'pages/anna.json': anna('Here.') }), rest)
  const checked = live.check()
  save('pages/anna.json', anna('There.'))
  expect(checks).toHaveLength(0)
  pause()
  await expect.poll(() => checks.length).toBe(1)
  checks[0]?.(RESULT)
  await checked
  expect([live.problems.isCurrent, checks.length, changes]).toEqual([true, 1, [false, true]])
})

test('errors of other pages stay in the report while a saved page is checked', async () => {
  const folder = temporarySite({ 'pages/anna.json': anna('Here.'), 'pages/avon.json': anna('There.') })
  const { live, checks, save, errors } = openLive(folder)
  const wrong = { severity: 'error', rule: 'broken-link', start: 0, end: 1, pointer: '', where: '', hint: '' } as const
  const problems = ['anna', 'avon'].map((name) => {
    const problem = { ...wrong, file: join(folder, `pages/${name}.json`), what: `is wrong in ${name}` }
    return { problem, text: '{}', start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }
  })
  const checked = live.check()
  checks[0]?.({ ...RESULT, problems, more: 3 })
  await checked
  expect(errors()).toMatch(/wrong in anna.*wrong in avon/s)
  expect(live.stateFor().more).toBe(3)
  expect(live.problems.report(colors.createColors(false))).toMatch(/There are 3 more\..*No problems in 2 pages\./s)
  save('pages/anna.json', anna('Fixed.'))
  expect(errors()).not.toContain('wrong in anna')
  expect(errors()).toContain('wrong in avon')
})

test('a page knows which problems concern it: those of its document, its shared sections, and site.json', async () => {
  const folder = temporarySite({
    'pages/anna.json': page([prose({ level: 1 }), { use: 'permits' }]),
    'pages/avon.json': anna('There.'),
    'shared/permits.json': prose({ title: 'Permits' }),
  })
  const { live, save } = openLive(folder)
  for (const address of ['/anna', '/avon']) await live.openPage(address)
  save('shared/permits.json', prose({ titel: 'Permits' }))
  const concerned = (address: string) => live.stateFor(address).problems.map(({ isOnPage }) => isOnPage)
  expect([concerned('/anna'), concerned('/avon')]).toEqual([[true], [false]])
  save('site.json', '{')
  expect([concerned('/anna'), concerned('/avon')]).toEqual([
    [true, true],
    [false, true],
  ])
})
