import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteText } from '../../../tests/sites'
import { gatherTexts } from './gather-texts'
import { internalLinks } from './internal-links'
import { linkableRoutes } from './linkable-routes'
import type { SiteText } from './site-texts'

/** The same, with a second look at every link. */
function plainly(texts: SiteText[], routes: Set<string>) {
  const found = internalLinks(texts)
  return {
    links: found.filter(({ route, anchor }) => anchor !== undefined || !routes.has(route)),
    targets: [...new Set(found.flatMap(({ route }) => (route ? [route] : [])))],
    images: [...new Set(texts.flatMap(({ format, text }) => (format === 'image' ? [text] : [])))],
  }
}

const ADDRESSES = [
  '/',
  '/plano',
  '/plano#faq',
  '/plano?from=mail',
  '/plano#',
  '#faq',
  '#',
  '',
  '//plano',
  'tel:1',
  '/bath',
]

test('links to pages are the same as with a second look', () => {
  const address = fc.constantFrom(...ADDRESSES)
  // the address of a page is made of its file's name, in which other signs may be too
  const route = address.filter((address) => address.startsWith('/'))
  const text = fc.oneof(
    fc.record({ format: fc.constantFrom('link', 'image', 'icon'), text: address }),
    fc.array(address).map((all) => ({ format: 'markdown', text: all.map((link) => `[Here](${link})`).join(' and ') })),
  )
  fc.assert(
    fc.property(fc.array(text), fc.uniqueArray(route), (texts, routes) => {
      const all = texts.map(({ format, text }) => siteText(format, text))
      expect(gatherTexts(all, linkableRoutes(routes))).toEqual(plainly(all, new Set(routes)))
    }),
  )
})
