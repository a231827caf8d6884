import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { page, prose, temporaryFolder, temporarySite } from '../../tests/sites'
import { linksOfPages, readLighthouse } from './gather-report'

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

test('no scores are read where Lighthouse never ran, and pages of another site are left out', () => {
  const file = join(temporaryFolder(), 'lighthouse.json')
  expect(readLighthouse(['/'], file)).toEqual([])
  writeFileSync(file, JSON.stringify([{ route: '/' }, { route: '/of-another-site' }]))
  expect(readLighthouse(['/', '/bread'], file)).toEqual([{ route: '/' }])
})
