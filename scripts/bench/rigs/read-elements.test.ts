import { expect, test } from 'vitest'
import { readElements } from './read-elements'

const page = (body: string) => `<!DOCTYPE html><html><head><title>A</title></head><body>${body}</body></html>`

test('white space, the order of attributes and the way JSON is written make no difference', () => {
  const one = page(
    '<p class="lead"  id="a">Some words<b>bold</b></p><script type="application/ld+json">{"name":"A & B"}</script>',
  )
  const other = page(`
    <p id="a" class="lead">
      Some  words
      <b> bold </b>
    </p>
    <script type="application/ld+json">{ "name": "A \\u0026 B" }</script>
  `)
  expect(readElements(other)).toEqual(readElements(one))
})

test.each([
  ['a word', '<p>Some words</p>', '<p>Some word</p>'],
  ['an element', '<p><b>Some</b></p>', '<p><i>Some</i></p>'],
  ['an attribute', '<p class="a">Some</p>', '<p class="b">Some</p>'],
  ['what stands in <noscript>', '<noscript><img src="a"></noscript>', '<noscript><img src="b"></noscript>'],
  ['what is missing', '<p>Some</p><p>Words</p>', '<p>Some</p>'],
])('%s makes one', (_, one, other) => {
  expect(readElements(page(other))).not.toEqual(readElements(page(one)))
})
