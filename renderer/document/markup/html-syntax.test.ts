import { expect, test } from 'vitest'
import { toHtmlSyntax } from './html-syntax'

test.each([
  ['<br/>', '<br>'],
  ['<meta charSet="utf-8"/>', '<meta charset="utf-8">'],
  [
    '<img srcSet="a 1x" fetchPriority="high" alt="x srcSet=y"/>',
    '<img srcset="a 1x" fetchpriority="high" alt="x srcSet=y">',
  ],
  ['<p hidden="">x</p>', '<p hidden>x</p>'],
  ['<svg><path d="M0 0"></path></svg>', '<svg><path d="M0 0"/></svg>'],
  ['<p>1 &lt; 2 <b>x</b></p>', '<p>1 &lt; 2 <b>x</b></p>'],
])('%s is %s', (markup, html) => {
  expect(toHtmlSyntax(markup)).toBe(html)
})
