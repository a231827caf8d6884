import { expect, test } from 'vitest'
import { loadedSite, page, prose } from '../../../tests/sites'
import { inspectPages } from './inspect-pages'
import { createPageTools } from './page-tools'

const DOCUMENTS = {
  'pages/a.json': page([prose({ id: 'start', body: '[B](/b#end)' })], {
    aliases: ['/old'],
    vars: { city: 'Plano' },
  }),
  'pages/b.json': page([{ type: 'cities', title: 'Cities', id: 'end' }]),
  'pages/c.json': page([prose(), { use: 'nothing' }]),
  'pages/d.json': page([prose({ level: 'one' })]),
}

test('pages that are not kept hold only what the whole site asks of them, and their texts are let go', () => {
  const reads: string[] = []
  const site = loadedSite(DOCUMENTS, reads)
  const [, a] = inspectPages(site, false).whole.resolved.pages
  expect(a?.data).toEqual({
    title: 'A page',
    description: expect.any(String) as string,
    aliases: ['/old'],
    vars: { city: 'Plano' },
  })
  expect(a).toMatchObject({ route: '/a', vars: { city: 'Plano' }, variables: {} })
  reads.length = 0
  expect(a?.document.text).toContain('Plano')
  expect(reads).toEqual(['pages/a.json'])
})

test('a page that was thinned can be opened again, and of those only the last is held', () => {
  const reads: string[] = []
  const site = loadedSite(DOCUMENTS, reads)
  const { open, resolved } = inspectPages(site, false).whole
  const [home, a] = resolved.pages
  reads.length = 0
  expect(open(a!).data.sections).toHaveLength(1)
  open(a!)
  expect(reads).toEqual(['pages/a.json'])
  expect(open(home!).data.sections).toHaveLength(1)
  expect(a!.document.text).toContain('Plano')
  expect(reads).toEqual(['pages/a.json', 'pages/index.json', 'pages/a.json'])
})

test('pages that are kept stay as they are', () => {
  const { open, resolved } = inspectPages(loadedSite(DOCUMENTS), true).whole
  const [, a] = resolved.pages
  expect(a?.data.sections).toHaveLength(1)
  expect(open(a!)).toBe(a)
})

test('of pages that hold what their schema says the facts are known: anchors, lists of cities, the city', () => {
  const { facts, resolved } = inspectPages(loadedSite(DOCUMENTS), true).whole
  const known = resolved.pages.map((one) => [one.route, facts.get(one)] as const)
  expect(known).toEqual([
    ['/', { anchors: [], listsCities: false, city: undefined }],
    ['/a', { anchors: ['start'], listsCities: false, city: expect.anything() as unknown }],
    ['/b', { anchors: ['end'], listsCities: true, city: undefined }],
    ['/c', undefined],
    ['/d', undefined],
  ])
})

test.each([true, false])(
  'what texts are likely to be is read of all documents that can be read (pages kept: %j)',
  (keep) => {
    const button = { label: 'A', href: '/a#start' }
    const banner = page([{ type: 'banner', title: 'Words', buttons: [button] }])
    const broken = { ...DOCUMENTS, 'pages/banner.json': banner, 'pages/broken.json': '{', 'pages/list.json': '[]' }
    const routes = ['/', '/a', '/b', '/banner', '/broken', '/c', '/d', '/list', '/a#start']
    const links = (documents: object) => createPageTools(loadedSite({ ...broken, ...documents }), keep).likely('link')
    const used = { navigation: [{ label: 'B', href: '/b#end' }] }
    expect([...links({ 'site.json': used })].sort()).toEqual([...routes, '/b#end'].sort())
    expect([...links({ 'site.json': '{' })].sort()).toEqual([...routes].sort())
  },
)
