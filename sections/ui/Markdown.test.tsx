import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Site } from '../../schemas/types'
import { type PageContext, PageProvider } from '../page/page-context'
import { Markdown, MarkdownBlocks } from './Markdown'

/** A text as a span on a page of https://example.com. */
const inline = (text: string, site: Partial<Site> = {}) => written(<Markdown text={text} as="span" />, site)
const blocks = (text: string) => written(<MarkdownBlocks text={text} headingLevel={4} />)

function written(element: React.ReactElement, site: Partial<Site> = {}): string {
  const page = { site: { url: 'https://example.com', ...site } } as PageContext
  return renderToStaticMarkup(<PageProvider value={page}>{element}</PageProvider>)
}

test('raw HTML is shown, not run', () => {
  expect(inline('<img src=x onerror=alert(1)>')).toBe('<span>&lt;img src=x onerror=alert(1)&gt;</span>')
  expect(blocks('<script>alert(1)</script>')).not.toContain('<script')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', 'http://example.org', 'file:///etc'])(
  '%s is not a link',
  (url) => expect(inline(`[a](${url})`)).not.toContain('<a'),
)

test.each([
  ['https://example.org/', '<a href="https://example.org/" target="_blank" rel="noopener">a</a>'],
  ['https://example.com/plano', '<a href="https://example.com/plano">a</a>'],
  ['/plano', '<a href="/plano">a</a>'],
  ['#quote', '<a href="#quote">a</a>'],
  ['mailto:help@example.com', '<a href="mailto:help@example.com">a</a>'],
])('only pages of other sites open in a new tab: %s', (url, link) => {
  expect(inline(`[a](${url})`)).toBe(`<span>${link}</span>`)
})

test.each([
  ['<tel:(972) 555-0142>', undefined, 'tel:+19725550142'],
  ['tel:(972) 555-0142', undefined, 'tel:+19725550142'],
  ['tel:+44 (0) 20 7946 0018', undefined, 'tel:+442079460018'],
  ['<tel:20 7946 0018>', '+44', 'tel:+442079460018'],
  ['<tel:020 7946 0018>', '+44', 'tel:+442079460018'],
  ['<tel:+44 20 7946 0018>', undefined, 'tel:+442079460018'],
  ['<tel:(972) 555-0142 ext. 5>', undefined, 'tel:+19725550142;ext=5'],
  ['tel:911', undefined, 'tel:911'],
])('a telephone link has its country code: %s', (url, countryCode, href) => {
  expect(inline(`[call](${url})`, { countryCode })).toBe(`<span><a href="${href}" class="nobr">call</a></span>`)
})

test.each([
  ['sms:(972) 555-0142', 'sms:+19725550142'],
  ['sms:(972) 555-0142?body=Hello there', 'sms:+19725550142?body=Hello%20there'],
])('a link to write a text message has its country code: %s', (url, href) => {
  expect(inline(`[write](${url})`)).toBe(`<span><a href="${href}" class="nobr">write</a></span>`)
})

test('headings stand on the level that is asked for, and nothing has a style attribute', () => {
  expect(blocks('### Words')).toBe('<div class="prose"><h4>Words</h4>\n</div>')
  expect(blocks('|a|\n|:-:|\n|b|')).not.toContain('style=')
})
