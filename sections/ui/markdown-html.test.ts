import { expect, test } from 'vitest'
import type { Site } from '../../schemas/types'
import { renderBlocks, renderInline } from './markdown-html'

const site = { url: 'https://example.com' } as Site

test('raw HTML is shown, not run', () => {
  expect(renderInline('<img src=x onerror=alert(1)>', site)).toBe('&lt;img src=x onerror=alert(1)&gt;')
  expect(renderBlocks('<script>alert(1)</script>', site)).not.toContain('<script')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', 'http://example.org', 'file:///etc'])(
  '%s is not a link',
  (url) => expect(renderInline(`[a](${url})`, site)).not.toContain('<a'),
)

test('links to other sites open in a new tab', () => {
  expect(renderInline('[a](https://example.org/)', site)).toBe(
    '<a href="https://example.org/" target="_blank" rel="noopener">a</a>',
  )
  expect(renderInline('[a](/plano)', site)).toBe('<a href="/plano">a</a>')
})

test('telephone links get their country code', () => {
  expect(renderInline('[call](<tel:(972) 555-0142>)', site)).toBe('<a href="tel:+19725550142" class="nobr">call</a>')
})

test('nothing comes out with a style attribute', () => {
  expect(renderBlocks('|a|\n|:-:|\n|b|', site)).not.toContain('style=')
})
