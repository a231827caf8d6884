import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { comparePages } from './compare-pages'
import { openPlat } from './tools'

/** Compares Plat's page of the second town with a peer's. */
function compare(own: string, other: string): void {
  const [plat, hugo] = [own, other].map((body) => {
    const pages = temporaryFolder()
    writeFileSync(join(pages, 'town-0.html'), '<p>One</p>')
    writeFileSync(join(pages, 'town-1.html'), `<!DOCTYPE html><html><body>${body}</body></html>`)
    return { ...openPlat('', ''), name: 'Hugo', pages }
  })
  comparePages(plat!, { ...hugo!, id: 'hugo' }, 2)
}

test('white space, the order of attributes and the way JSON is written make no difference', () => {
  compare(
    '<p class="a" id="b">Some <b>bold</b></p><script type="application/ld+json">{"name":"A & B"}</script>',
    '<p id="b"  class="a">\n Some\n<b> bold </b></p>\n<script type="application/ld+json">{ "name": "A \\u0026 B" }</script>',
  )
})

test.each([
  [
    'a word',
    '<p>Some words</p>',
    '<p>Some word</p>',
    'after    <p>\n  must be  "Some words"\n  is       "Some word"\nMend',
  ],
  ['an element', '<p><b>Some</b></p>', '<p><i>Some</i></p>', 'must be  <b>'],
  ['an attribute', '<p class="a">Some</p>', '<p class="b">Some</p>', 'is       <p class="b">'],
  ['in <noscript>', '<noscript><p id="a"></noscript>', '<noscript><p id="b"></noscript>', 'is       <p id="b">'],
  ['what is missing', '<p>Some</p><p>Words</p>', '<p>Some</p>', 'is       the end of the page'],
  ['what is too much', '<p>Some</p>', '<p>Some</p><p>Words</p>', 'must be  the end of the page'],
  ['a long line', `${'x'.repeat(500)}a`, `${'x'.repeat(500)}b`, `must be  …${'x'.repeat(80)}a"`],
])('%s makes one', (_, own, other, message) => {
  expect(() => compare(own, other)).toThrow(/^Hugo's town-1\.html is not what Plat's is/)
  expect(() => compare(own, other)).toThrow(message)
})
