import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { page, prose, temporaryFolder, temporarySite } from '../../tests/sites'
import { groupPages, linksOfPages, readLighthouse } from './gather-report'

test('a page leads to the pages that its own texts name, once each: not to itself, nor by shared sections', () => {
  const body = (text: string) => page([prose({ level: 1, body: text })])
  const site = temporarySite({
    'shared/bread.json': prose({ body: '[Bread](/bread).' }),
    'pages/index.json': body('[Bread](/bread), [again](/bread#rye), [here](/#top), [elsewhere](https://example.com).'),
    'pages/bread.json': body('[Home](/), [Rye by its alias](/secale).'),
    'pages/rye.json': page([prose({ level: 1 }), { use: 'bread' }], { aliases: ['/secale'] }),
  })
  expect(Object.fromEntries(linksOfPages(openSite(site)))).toEqual({
    '/': ['/bread'],
    '/bread': ['/', '/rye'],
    '/rye': [],
  })
})

const entry = (route: string, vars: Record<string, string> = {}, data = {}) => ({ route, vars, data })

test('the navigation, its menus, cities, folders and what is left are groups of their own', () => {
  const items = [
    { label: 'Rye', href: '/rye' },
    { label: 'Home', href: '/' },
  ]
  const navigation = [
    { label: 'Home', href: '/' },
    { label: 'Breads', href: '/breads', items },
    { label: 'Stowe', href: '/stowe' },
    { label: 'Write', href: '/contact' },
    { label: 'Elsewhere', href: 'https://example.com' },
  ]
  const others = ['/contact', '/classes/starter', '/', '/privacy', '/rye', '/breads'].map((route) => entry(route))
  const pages = [...others, entry('/stowe', { city: 'Stowe' }), entry('/thanks', {}, { index: false })]
  expect(groupPages(pages, navigation)).toEqual([
    { label: 'Navigation', count: 2, shown: ['/', '/contact'] },
    { label: 'Breads', count: 2, shown: ['/breads', '/rye'] },
    { label: 'Cities', count: 1, shown: ['/stowe'] },
    { label: '/classes/…', count: 1, shown: ['/classes/starter'] },
    { label: 'Other pages', count: 1, shown: ['/privacy'] },
    { label: 'Kept from search engines', count: 1, shown: ['/thanks'] },
  ])
})

test('of a large group the first pages are shown', () => {
  const pages = Array.from({ length: 2000 }, (_, index) => entry(`/${index}`, { city: `${index}` }))
  const [cities] = groupPages(pages, [])
  expect(cities).toMatchObject({ label: 'Cities', count: 2000 })
  expect(cities?.shown).toHaveLength(24)
})

test('no scores are read where Lighthouse never ran, and pages of another site are left out', () => {
  const file = join(temporaryFolder(), 'lighthouse.json')
  expect(readLighthouse(['/'], file)).toEqual([])
  writeFileSync(file, JSON.stringify([{ route: '/' }, { route: '/of-another-site' }]))
  expect(readLighthouse(['/', '/bread'], file)).toEqual([{ route: '/' }])
})
