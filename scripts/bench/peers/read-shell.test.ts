import { expect, test } from 'vitest'
import { readShell } from './read-shell'

const page = (styles: string) => `<html><head>
<link rel="preload" href="/a.woff2" as="font" type="font/woff2"><link rel="preload" as="image" href="/logo.svg">
<style>${styles}</style></head><body><svg aria-label="5 out of 5 stars"><path d="M12 2z"/></svg>
<svg><use href="/brands.1x.svg#yelp"/></svg>
<script type="application/ld+json">{"@graph":[{"@type":"Bakery","name":"B"},{"@type":"Service"}]}</script><script src="/run.js" async></script><link rel="modulepreload" href="/chunk.js"></body></html>`

test('what no document says is read from the pages', () => {
  expect(readShell([page('a{}'), page('b{}')])).toEqual({
    fonts: ['/a.woff2'],
    styles: { 0: 'a{}', 1: 'b{}' },
    scripts: '<script src="/run.js" async></script><link rel="modulepreload" href="/chunk.js">',
    brands: '/brands.1x.svg',
    stars: { 5: 'M12 2z' },
    business: '{"@type":"Bakery","name":"B"}',
  })
})

test('pages of another form are told', () => {
  expect(() => readShell(['<html></html>'])).toThrow(/must learn their new form/)
})
