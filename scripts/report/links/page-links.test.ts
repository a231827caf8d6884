import { expect, test } from 'vitest'
import { openSite } from '../../../renderer/pipeline/open-site'
import { type Documents, page, prose, temporarySite } from '../../../tests/sites'
import { pageLinks } from './page-links'

const linksOf = async (documents: Documents) => pageLinks(openSite(temporarySite(documents)))

const body = (text: string) => page([prose({ level: 1, body: text })])

test('a page leads to the pages that its own texts name, once each, and not to itself', async () => {
  const links = await linksOf({
    'pages/index.json': body(
      '[Bread](/bread), [more bread](/bread#rye), [here](/#top), [elsewhere](https://example.com).',
    ),
    'pages/bread.json': body('[Home](/), [Rye](/rye).'),
    'pages/rye.json': body('Nothing.'),
  })
  expect(Object.fromEntries(links)).toEqual({ '/': ['/bread'], '/bread': ['/', '/rye'], '/rye': [] })
})

test('a link to an alias leads to its page', async () => {
  const links = await linksOf({
    'pages/index.json': body('[Bread](/loaves).'),
    'pages/bread.json': { ...body('Nothing.'), aliases: ['/loaves'] },
  })
  expect(links.get('/')).toEqual(['/bread'])
})

test('what a shared section says is not the page’s own', async () => {
  const links = await linksOf({
    'shared/bread.json': prose({ body: '[Bread](/bread).' }),
    'pages/index.json': page([prose({ level: 1 }), { use: 'bread' }]),
    'pages/bread.json': body('Nothing.'),
  })
  expect(links.get('/')).toEqual([])
})
