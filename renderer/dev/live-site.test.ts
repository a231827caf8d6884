import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../tests/sites'
import { LiveSite } from './live-site'
import type { Look } from './look'

const LOOK: Look = { told: [], more: 0, summary: 'No problems in 2 pages.', hasErrors: false }

const anna = (body: string) => page([prose({ level: 1, title: 'Anna', body })])

/** A site whose looks end when the test says so. */
async function openLive(folder: string) {
  const looks: ((look: Look | undefined) => void)[] = []
  const news: boolean[] = []
  const looker = {
    givenUp: 0,
    look: () => new Promise<Look | undefined>((resolve) => looks.push(resolve)),
    giveUp: () => void looker.givenUp++,
    end: () => {},
  }
  const live = new LiveSite(folder, looker, (isWhole) => news.push(isWhole))
  await live.open()
  const save = (path: string, content: object | string) => {
    const file = join(folder, path)
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
    return live.change([file])
  }
  const bodyOf = async (route: string) => JSON.stringify((await live.model(route))?.pages[0]?.data.sections)
  return { live, looks, news, looker, save, bodyOf }
}

test('of hundreds of documents one is served before the whole was looked at', async () => {
  const towns = Array.from({ length: 300 }, (_, town) => [`pages/town-${town}.json`, anna(`Town ${town}.`)] as const)
  const { live, looks, bodyOf } = await openLive(temporarySite(Object.fromEntries(towns)))
  const looked = live.look()
  expect(await live.routeOf('/town-7')).toBe('/town-7')
  expect(await bodyOf('/town-7')).toContain('Town 7.')
  expect(looks).toHaveLength(1)
  looks[0]?.(LOOK)
  await looked
})

test('a page that is wrong stays as it last was right, and what is wrong is told without a look', async () => {
  const { live, news, save, bodyOf } = await openLive(temporarySite({ 'pages/anna.json': anna('First.') }))
  expect(await bodyOf('/anna')).toContain('First.')
  await save('pages/anna.json', anna('Second.'))
  expect(await bodyOf('/anna')).toContain('Second.')
  expect(live.state).toEqual({ version: 2, report: '' })
  await save('pages/anna.json', page([prose({ level: 1, bdy: 'Third.' })]))
  expect(live.state).toEqual({
    version: 3,
    report: expect.stringMatching(/anna\.json:\d+:\d+ .*has no property "bdy"/s),
  })
  expect(await bodyOf('/anna')).toContain('Second.')
  await save('pages/anna.json', anna('Fourth.'))
  expect(live.state).toEqual({ version: 4, report: '' })
  expect(await bodyOf('/anna')).toContain('Fourth.')
  expect(news).toEqual([false, false, false])
})

test('what pages share is taken over at once, and stays as it last was right', async () => {
  const folder = temporarySite({
    'pages/anna.json': page([prose({ level: 1 }), { use: 'permits' }]),
    'shared/permits.json': prose({ title: 'Permits' }),
  })
  const { live, save, bodyOf, looker } = await openLive(folder)
  expect(await bodyOf('/anna')).toContain('Permits')
  await save('shared/permits.json', prose({ title: 'Licenses' }))
  expect(await bodyOf('/anna')).toContain('Licenses')
  await save('shared/permits.json', '{')
  expect(live.state.report).toContain('shared/permits.json:1:')
  expect(await bodyOf('/anna')).toContain('Licenses')
  await save('shared/permits.json', prose({ titel: 'Licenses' }))
  expect(live.state.report.match(/has no property "titel"/g)).toHaveLength(1)
  await save('shared/permits.json', prose({ title: 'Permits' }))
  expect(live.state.report).toBe('')
  await save('site.json', '{')
  expect(live.state.report).toContain('site.json:1:')
  expect(live.site?.name).toBe('Acme')
  // a look at what pages shared before is of no use
  expect(looker.givenUp).toBe(5)
})

test('pages come and go', async () => {
  const folder = temporarySite()
  const { live, looks, save, bodyOf } = await openLive(folder)
  await save('pages/anna.json', { title: 'Anna' })
  expect((await live.model('/anna'))?.pages).toEqual([])
  expect(live.state.report).toContain('must have "sections"')
  await save('pages/anna.json', anna('Here.'))
  expect(await bodyOf('/anna')).toContain('Here.')
  const file = join(folder, 'pages/anna.json')
  rmSync(file)
  // as long as nothing is known of that, an editor may be about to rename another file to the name
  expect(await bodyOf('/anna')).toContain('Here.')
  await live.change([file])
  expect(await live.routeOf('/anna')).toBeUndefined()
  expect(looks).toEqual([])
})

test('a look brings the cities and aliases; an address that may be an alias waits for it', async () => {
  const { live, looks, news } = await openLive(temporarySite({ 'pages/anna.json': anna('Here.') }))
  const looked = live.look()
  const route = live.routeOf('/an')
  const cities = [{ name: 'Anna', route: '/anna' }]
  looks[0]?.({ ...LOOK, directory: { cities, aliases: [['/an', '/anna']] } })
  expect(await route).toBe('/anna')
  await looked
  expect((await live.model('/anna'))?.cities).toEqual(cities)
  expect(live.state.version).toBe(2)
  expect(news).toEqual([true])
  expect(live.report(colors.createColors(false))).toBe(LOOK.summary)
  // nothing has changed since
  await live.look()
  expect(looks).toHaveLength(1)
})

test('a look that is out of date is not told, nor one that was given up', async () => {
  const { live, looks, news, save } = await openLive(temporarySite({ 'pages/anna.json': anna('Here.') }))
  const looked = live.look()
  await save('pages/anna.json', anna('There.'))
  looks[0]?.({ ...LOOK, hasErrors: true })
  await expect.poll(() => looks.length).toBe(2)
  expect(live.hasErrors).toBe(false)
  await save('pages/anna.json', anna('Elsewhere.'))
  looks[1]?.(undefined)
  await expect.poll(() => looks.length).toBe(3)
  looks[2]?.({ ...LOOK, summary: 'New.' })
  await looked
  expect(live.report(colors.createColors(false))).toBe('New.')
  expect(news).toEqual([false, false, true])
})

test('errors of other pages stay told while a saved page is looked at', async () => {
  const folder = temporarySite({ 'pages/anna.json': anna('Here.'), 'pages/avon.json': anna('There.') })
  const { live, looks, save } = await openLive(folder)
  const text = '{}'
  const at = { line: 1, column: 1 }
  const told = ['anna', 'avon'].map((name) => ({
    problem: {
      severity: 'error' as const,
      rule: 'broken-link',
      file: join(folder, `pages/${name}.json`),
      start: 0,
      end: 1,
      pointer: '',
      where: '',
      what: `is wrong in ${name}`,
    },
    text,
    start: at,
    end: at,
  }))
  const looked = live.look()
  looks[0]?.({ ...LOOK, told, hasErrors: true, more: 3 })
  await looked
  expect(live.state.report).toMatch(/wrong in anna.*wrong in avon.*There are 3 more\..*No problems in 2 pages\./s)
  await save('pages/anna.json', anna('Mended.'))
  expect(live.state.report).not.toContain('wrong in anna')
  expect(live.state.report).toContain('wrong in avon')
})
