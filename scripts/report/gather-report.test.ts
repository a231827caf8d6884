import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { page, prose, temporaryFolder, temporarySite } from '../../tests/sites'
import { gatherReport, linksOfPages, readLighthouse } from './gather-report'

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

test('cities, and what search engines are kept from, are groups of their own; of a large one the first are shown', () => {
  const city = (name: string) => page([prose({ level: 1 })], { title: name, vars: { city: name } })
  const names = Array.from({ length: 50 }, (_, index) => `town-${String(index).padStart(2, '0')}`)
  const site = temporarySite({
    ...Object.fromEntries(names.map((name) => [`pages/${name}.json`, city(name)])),
    'pages/thanks.json': page([prose({ level: 1 })], { index: false }),
  })
  const { groups } = gatherReport(openSite(site), undefined, [])
  expect(groups).toEqual([
    { label: 'Cities', count: 50, shown: names.slice(0, 40).map((name) => `/${name}`) },
    { label: 'Other pages', count: 1, shown: ['/'] },
    { label: 'Kept from search engines', count: 1, shown: ['/thanks'] },
  ])
})

test('no scores are read where Lighthouse never ran, and pages of another site are left out', () => {
  const file = join(temporaryFolder(), 'lighthouse.json')
  expect(readLighthouse(['/'], file)).toEqual([])
  writeFileSync(file, JSON.stringify([{ route: '/' }, { route: '/of-another-site' }]))
  expect(readLighthouse(['/', '/bread'], file)).toEqual([{ route: '/' }])
})
