import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Site } from '../../schemas/types'
import { markdown } from './markdown-html'
import { plainBlocks } from './plain-blocks'
import { plainInline } from './plain-inline'

const site = JSON.parse(readFileSync('site.config/site.json', 'utf8')) as Site

const PARTS =
  '[Plano](/plano)|[call us](tel:+19725550142)|[call](tel:972)|[top](#top)|[a](//b)|[](/c)|[d]()|[e](/f g)|[[h](/i)](/j)|!|a|É|10,|1.|2)|-|+|*|_|`|\\|&|&amp;|<|>|"|\'|“|(|)|[|]|:| |  |\n|\n\n|\t|word|---|#|https://a.b|www.a.com|%20|/'
const texts = fc.array(fc.constantFrom(...PARTS.split('|'))).map((parts) => parts.join(''))

test('what is taken for plain is what the parser makes of it', () => {
  let plain = 0
  fc.assert(
    fc.property(texts, (text) => {
      const line = plainInline(text, site)
      const blocks = plainBlocks(text, site)
      if (line !== undefined) expect(line).toBe(markdown.renderInline(text, { site }))
      if (blocks !== undefined) expect(blocks).toBe(markdown.render(text, { site }))
      if (blocks !== undefined) plain++
    }),
    { numRuns: 5000 },
  )
  expect(plain).toBeGreaterThan(50)
})

test.each([
  'Two words.',
  'See [Plano](/plano#faq), or call [(972) 555-0142](tel:+19725550142).',
  '[Plano](/plano) and [Anna](/anna)',
  'One paragraph.\n\n15 years ago: [another](/b).',
])('%j needs no parser', (text) => {
  expect(plainBlocks(text, site)).toBe(markdown.render(text, { site }))
})

test.each(['- a list', '1. a list', '![a picture](/a.jpg)', '*bold*', 'one\ntwo', '[one]: /two', ' indented', 'a & b'])(
  '%j may mean more',
  (text) => {
    expect(plainBlocks(text, site)).toBeUndefined()
  },
)
