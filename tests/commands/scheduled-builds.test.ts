import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { mergeShards } from '../../scripts/prerender/shards'
import { page, prose } from '../sites'
import { temporarySite } from '../temporary-sites'
import { build, buildAgain, buildAsClean, changedFiles, folderContent, titled, trustFileTimes } from './build-twice'

beforeEach(trustFileTimes)

const town = (city: string, more: object = {}) => titled(`Bread in ${city}`, 'Fresh.', { vars: { city }, ...more })

/** A site on which something comes or goes in March and on 1 April. */
const DOCUMENTS = {
  'site.json': {
    ...SMALLEST_SITE['site.json'],
    timeZone: 'America/Chicago',
    navigation: [
      { label: 'Home', href: '/' },
      { label: 'Spring', href: '/spring' },
    ],
    redirects: [{ from: '/easter', to: '/spring' }],
  },
  'pages/index.json': page([
    prose({ level: 1, title: 'Bakery', body: 'See our [spring bread](/spring#rye) and [winter bread](/winter).' }),
    prose({ title: 'Until March', until: '2026-03-31' }),
    { use: 'news', from: '2026-04-01' },
    prose({ title: 'Only an idea', draft: true }),
    { type: 'cities', title: 'Towns' },
    { type: 'banner', title: 'Hungry?', buttons: [{ label: 'Spring offers', href: '/spring' }] },
  ]),
  'pages/spring.json': page([prose({ level: 1, id: 'rye' })], { from: '2026-04-01', aliases: ['/rye'] }),
  'pages/winter.json': titled('Winter bread', 'Dark.', { until: '2026-03-31' }),
  'pages/idea.json': titled('An idea', 'Not yet.', { draft: true }),
  'pages/avon.json': town('Avon', { from: '2026-03-15' }),
  'pages/bath.json': town('Bath'),
  'pages/count.json': titled('Towns', 'Bread in {cityCountWord} towns.'),
  'shared/news.json': prose({ title: 'From April' }),
}

const pagesOf = ({ files }: { files: Record<string, string> }) =>
  Object.keys(files)
    .filter((name) => name.endsWith('.html'))
    .sort()

const at = (date: string) => ({ date })

test('builds of 1 March and 1 April have exactly the pages and sections that are due', async () => {
  const site = temporarySite(DOCUMENTS)
  const out = join(site, '../dist')
  const read = (name: string) => readFileSync(join(out, 'client', name), 'utf8')
  const march = await buildAsClean(site, 'March', at('2026-03-01'))
  expect(pagesOf(march)).toEqual(['bath.html', 'count.html', 'index.html', 'winter.html'])
  const home = read('index.html')
  expect(home).toContain('Until March')
  for (const absent of ['From April', 'Only an idea', 'Avon', '/spring', '>Spring<', 'Spring offers', 'noindex'])
    expect(home).not.toContain(absent)
  expect(home).toContain('<a>spring bread</a> and <a href="/winter">winter bread</a>')
  expect(read('count.html')).toContain('in one towns')
  expect(read('sitemap.xml').match(/<loc>[^<]*/g)).toEqual(
    ['/bath', '/count', '/', '/winter'].map((route) => `<loc>https://acme.example${route}`),
  )
  expect(existsSync(join(out, 'client/_redirects'))).toBe(false)
  expect(readFileSync(join(out, 'next-change.txt'), 'utf8')).toBe('2026-03-15\n')

  const april = await buildAsClean(site, 'April', at('2026-04-01'))
  expect(pagesOf(april).filter((name) => name !== 'easter.html')).toEqual([
    'avon.html',
    'bath.html',
    'count.html',
    'index.html',
    'rye.html',
    'spring.html',
  ])
  const aprilHome = read('index.html')
  for (const present of [
    'From April',
    'Avon',
    '<a href="/spring#rye">',
    '>Spring<',
    'Spring offers',
    '<a>winter bread',
  ])
    expect(aprilHome).toContain(present)
  for (const absent of ['Until March', 'Only an idea']) expect(aprilHome).not.toContain(absent)
  expect(read('count.html')).toContain('in two towns')
  expect(read('_redirects')).toContain('/easter')
  expect(existsSync(join(out, 'next-change.txt'))).toBe(false)
})

test('whatever the day, a build over the last one is the same as a clean build, to the byte', async () => {
  const site = temporarySite(DOCUMENTS)
  for (const day of ['2026-03-01', '2026-03-14', '2026-03-15', '2026-03-31', '2026-04-01', '2026-03-01', '2026-05-01'])
    await buildAsClean(site, day, at(day))
  await buildAsClean(site, 'preview', { date: '2026-03-01', showsAll: true })
  await buildAsClean(site, 'after the preview', at('2026-03-01'))
})

test('a build on a day without a change writes nothing new', async () => {
  const site = temporarySite(DOCUMENTS)
  const first = await buildAgain(site, at('2026-03-02'))
  expect(changedFiles(first, await buildAsClean(site, '', at('2026-03-10')))).toEqual([])
})

test('--drafts builds everything, and search engines may list none of it', async () => {
  const site = temporarySite(DOCUMENTS)
  const { files } = await buildAsClean(site, '', { date: '2026-03-01', showsAll: true })
  for (const name of ['spring.html', 'winter.html', 'idea.html', 'avon.html', 'index.html']) {
    expect(files).toHaveProperty([name])
    expect(readFileSync(join(site, '../dist/client', name), 'utf8')).toContain(
      '<meta name="robots" content="noindex"/>',
    )
  }
  const home = readFileSync(join(site, '../dist/client/index.html'), 'utf8')
  for (const section of ['Until March', 'From April', 'Only an idea']) expect(home).toContain(section)
  expect(readFileSync(join(site, '../dist/client/sitemap.xml'), 'utf8')).not.toContain('<loc>')
})

test('parts of a build have the pages of the same day', async () => {
  const site = temporarySite(DOCUMENTS)
  const whole = await buildAgain(site, at('2026-03-20'))
  const parts = [join(site, '../part-1'), join(site, '../part-2')]
  for (const [index, part] of parts.entries()) await build(site, part, { number: index + 1, of: 2 }, at('2026-03-20'))
  await mergeShards(parts, join(site, '../merged'))
  expect(folderContent(join(site, '../merged/client'))).toEqual(whole.files)
  expect(readFileSync(join(site, '../merged/next-change.txt'), 'utf8')).toBe('2026-04-01\n')
  await build(site, parts[0] ?? '', { number: 1, of: 2 }, at('2026-04-01'))
  await expect(mergeShards(parts, join(site, '../merged'))).rejects.toThrow('Build both again')
})

test('the notice is on every page from its first day until its last, and the policies allow its script', async () => {
  const notice = { text: 'Closed for **Easter**.', from: '2026-04-03', until: '2026-04-06', dismissible: true }
  const site = temporarySite({ ...DOCUMENTS, 'site.json': { ...SMALLEST_SITE['site.json'], notice } })
  const read = (name: string) => readFileSync(join(site, '../dist/client', name), 'utf8')
  const next = () => readFileSync(join(site, '../dist/next-change.txt'), 'utf8').trim()
  await buildAsClean(site, 'before', at('2026-04-02'))
  expect(read('index.html')).not.toContain('Easter')
  expect(next()).toBe('2026-04-03')
  const { files } = await buildAsClean(site, 'during', at('2026-04-06'))
  for (const name of pagesOf({ files })) expect(read(name)).toContain('Closed for <strong>Easter</strong>.')
  const [, script = ''] = /<\/aside><script>([^<]*)<\/script>/.exec(read('index.html')) ?? []
  const allowed = `'sha256-${hash('sha256', script, 'base64')}'`
  expect(read('index.html').replaceAll('&#x27;', "'")).toContain(`script-src 'self' ${allowed};`)
  expect(read('_headers')).toContain(allowed)
  expect(next()).toBe('2026-04-07')
  await buildAsClean(site, 'after', at('2026-04-07'))
  expect(read('index.html')).not.toContain('Easter')
  expect(read('_headers')).not.toContain(allowed)
})
