import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'
import { linksOfPages } from './links'

test('a page links to the pages in its own texts, once each, but not to itself or by shared sections', () => {
  const body = (text: string) => page([prose({ level: 1, body: text })])
  const site = openedSite({
    'shared/bread.json': prose({ body: '[Bread](/bread).' }),
    'pages/index.json': body('[Bread](/bread), [again](/bread#rye), [here](/#top), [elsewhere](https://example.com).'),
    'pages/bread.json': body('[Home](/), [Rye by its alias](/secale).'),
    'pages/rye.json': page([prose({ level: 1 }), { use: 'bread' }], { aliases: ['/secale'] }),
  })
  expect(Object.fromEntries(linksOfPages(site))).toEqual({
    '/': ['/bread'],
    '/bread': ['/', '/rye'],
    '/rye': [],
  })
})
