import * as fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { siteText } from '../../../tests/sites'
import { internalLinks, internalRoute, linksIn, siteTexts } from './texts'
import { openSite } from '../open-site'

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
  expect(internalLinks([source])).toEqual(links.map((link) => ({ source, ...link })))
})

test('links are found in link fields and in Markdown, and nowhere else', () => {
  const link = siteText('link', '[A](/a)')
  const markdown = siteText('markdown', '[A](/a) and [B](https://b.example)')
  expect(link.links).toEqual(['[A](/a)'])
  expect(markdown.links).toEqual(['/a', 'https://b.example'])
  expect(siteText('image', '[A](/a)').links).toEqual([])
  expect(internalLinks([siteText('image', '/b'), markdown]).map(({ route }) => route)).toEqual(['/a'])
})

const markdownLinks = (text: string) => linksIn('markdown', text)

test.each([
  ['See [our prices](/prices).', ['/prices']],
  [
    '[A](/a) and **[B](#b)**, [call](tel:+19725550142) or [write](mailto:a@b.example)',
    ['/a', '#b', 'tel:+19725550142', 'mailto:a@b.example'],
  ],
  ['A [link](</a b>) in brackets', ['/a%20b']],
  ['No `[link](/code)` in code', []],
  ['No \\[link](/escaped)', []],
  ['    [no](/link) in a block of code', []],
  ['![A picture](/images/a.jpg) is none', []],
  ['<https://example.com> is one', ['https://example.com']],
  ['[Titled](/a "title")', ['/a']],
  ['[Café](/café)', ['/caf%C3%A9']],
  ['[a [b] c](/d)', ['/d']],
  ['[a](javascript:alert)', ['javascript:alert']],
  ['f](x)', []],
  ['[A][a]\n\n[a]: /a', ['/a']],
])('%s', (text, links) => {
  expect(markdownLinks(text)).toEqual(links)
})

test('of all that looks like a link it finds those that Markdown does', () => {
  const parser = new MarkdownIt()
  parser.validateLink = () => true
  const link = fc.constantFrom('[A](/a)', '[b c](#b)', '[(d)](tel:+1-5)', '![e](/e)', '[f](/f "g")', '[h](/é)')
  const piece = fc.constantFrom(
    '[',
    ']',
    '](',
    '(',
    ')',
    '!',
    '`',
    '\\',
    '<',
    '>',
    '    ',
    '\t',
    ' ',
    '\n',
    '\n\n',
    '**',
    'word',
    '/x',
  )
  const texts = fc.array(fc.oneof({ weight: 2, arbitrary: link }, { weight: 3, arbitrary: piece }), { maxLength: 9 })
  fc.assert(
    fc.property(texts, (pieces) => {
      const text = pieces.join('')
      const tokens = parser.parse(text, {}).flatMap(({ children }) => children ?? [])
      const links = tokens.flatMap((token) => (token.type === 'link_open' ? [token.attrGet('href')] : []))
      expect(markdownLinks(text)).toEqual(links)
    }),
    { numRuns: 2000 },
  )
})

test('of every text of the site that ships it finds the links that Markdown does', async () => {
  const { resolved } = openSite('site.config')
  const texts = siteTexts(resolved).filter(({ format }) => format === 'markdown')
  const found = texts.filter(({ text }) => markdownLinks(text).length > 0)
  expect(found.length).toBeGreaterThan(20)
  for (const { text } of texts) {
    const links = new MarkdownIt().render(text).matchAll(/<a href="([^"]*)"/g)
    expect(markdownLinks(text)).toEqual([...links].map(([, link]) => link))
  }
})
