import { copyFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { LivePages } from './live-pages'
import { ELECTRICIAN } from '../../scripts/fixtures'

test('a picture is read once, again after a change, and stays in the model when its file is gone', async () => {
  const folder = temporarySite()
  const address = '/images/picture.jpg'
  const publicFolder = join(folder, '..', 'public')
  cpSync(ELECTRICIAN.public, publicFolder, { recursive: true, filter: (path) => !path.endsWith('.jpg') })
  const file = join(publicFolder, address)
  const pages = new LivePages(folder, () => {})
  const masters = readdirSync(join(ELECTRICIAN.public, 'images')).filter((name) => name.endsWith('.jpg'))
  const copyMaster = (master: string) => copyFileSync(join(ELECTRICIAN.public, 'images', master), file)
  const readVariants = async () => {
    await pages.probe([address])
    return pages.model?.images[address]?.variants.map(({ url }) => url)
  }
  expect(await readVariants()).toBeUndefined()
  copyMaster(masters[0]!)
  const firstVariants = await readVariants()
  expect(firstVariants?.length).toBeGreaterThan(0)
  copyMaster(masters[1]!)
  expect(await readVariants()).toEqual(firstVariants)
  pages.change([file])
  const secondVariants = await readVariants()
  expect(secondVariants).not.toEqual(firstVariants)
  rmSync(file)
  pages.change([file])
  expect(await readVariants()).toEqual(secondVariants)
})

test('cities are counted again only when pages change, since all documents must be read', () => {
  const town = (city: string) => page([prose({ level: 1, body: 'One of {cityCount}.' })], { vars: { city } })
  const folder = temporarySite({ 'pages/anna.json': town('Anna') })
  const pages = new LivePages(folder, () => {})
  const sectionsOfAnna = () => JSON.stringify(pages.open('/anna')?.data.sections)
  const add = (city: string) => {
    const file = join(folder, `pages/${city.toLowerCase()}.json`)
    writeFileSync(file, JSON.stringify(town(city)))
    return file
  }
  expect(sectionsOfAnna()).toContain('One of 1.')
  add('Allen')
  pages.change([join(folder, 'site.json')])
  expect(sectionsOfAnna()).toContain('One of 1.')
  pages.change([add('Celina')])
  expect(sectionsOfAnna()).toContain('One of 3.')
})

test('drafts and pages that aren’t due are served in development alone, with the reason', () => {
  const folder = temporarySite({
    'pages/idea.json': page([prose({ level: 1 })], { draft: true }),
    'pages/index.json': page([prose({ level: 1 }), prose({ from: '2026-04-01' })]),
  })
  const date = '2026-03-01'
  const development = new LivePages(folder, () => {}, { date, showsAll: true })
  expect(development.open('/idea')?.labels?.page).toBe('is a draft')
  expect(development.open('/')?.labels?.sections).toEqual([undefined, 'isn’t on the site before 2026-04-01'])
  const published = new LivePages(folder, () => {}, { date })
  expect(published.open('/idea')).toBeUndefined()
  expect(published.isAbsent('/idea')).toBe(true)
  expect(published.open('/')?.data.sections).toHaveLength(1)
})

test('a page comes when its day has begun in the time zone of the site, and its last version goes with it', () => {
  vi.useFakeTimers({ now: new Date('2026-04-01T04:59:00Z'), toFake: ['Date'] })
  // it would stop the clock
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  const folder = temporarySite({
    'site.json': { ...SMALLEST_SITE['site.json'], timeZone: 'America/Chicago' },
    'pages/april.json': page(undefined, { from: '2026-04-01', until: '2026-04-01' }),
  })
  const pages = new LivePages(folder, () => {})
  expect([pages.passDay(), pages.open('/april')]).toEqual([false, undefined])
  vi.setSystemTime(new Date('2026-04-01T05:01:00Z'))
  expect([pages.passDay(), pages.open('/april')?.route]).toEqual([true, '/april'])
  vi.setSystemTime(new Date('2026-04-02T05:01:00Z'))
  expect([pages.passDay(), pages.open('/april')]).toEqual([true, undefined])
})
