import { expect, test } from 'vitest'
import { siteText } from '../../../tests/sites'
import { internalLinks, internalRoute, linksIn } from './internal-links'

test.each([
  ['/', '/'],
  ['/plano', '/plano'],
  ['/plano?from=mail#faq', '/plano'],
  ['/plano#faq', '/plano'],
  ['/a/b', '/a/b'],
  ['#faq', undefined],
  ['//example.com', undefined],
  ['https://example.com/plano', undefined],
  ['plano', undefined],
])('%s leads to the address %s', (link, route) => {
  expect(internalRoute(link)).toBe(route)
})

test.each([
  ['/plano', [{ link: '/plano', route: '/plano' }]],
  ['/plano?from=mail#faq', [{ link: '/plano?from=mail#faq', route: '/plano', anchor: 'faq' }]],
  ['#faq', [{ link: '#faq', route: '', anchor: 'faq' }]],
  ['/plano#', [{ link: '/plano#', route: '/plano' }]],
  ['#', [{ link: '#', route: '' }]],
  ['https://example.com/#faq', []],
  ['//example.com/#faq', []],
  ['tel:+19725550142', []],
])('of the link %s stays on the site: %j', (text, links) => {
  const source = siteText('link', text)
  expect(internalLinks([source])).toStrictEqual(links.map((link) => ({ source, ...link })))
})

test('links are found in link fields and in Markdown, and nowhere else', () => {
  const link = siteText('link', '[A](/a)')
  const markdown = siteText('markdown', '[A](/a) and [B](https://b.example)')
  for (let time = 0; time < 2; time++) {
    expect(linksIn(link)).toEqual(['[A](/a)'])
    expect(linksIn(markdown)).toEqual(['/a', 'https://b.example'])
    expect(linksIn(siteText('image', '[A](/a)'))).toEqual([])
  }
  expect(internalLinks([siteText('image', '/b'), markdown]).map(({ route }) => route)).toEqual(['/a'])
})
