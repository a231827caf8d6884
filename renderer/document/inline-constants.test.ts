import { expect, test } from 'vitest'
import { findConstants, inlineConstants } from './inline-constants'
import { parseStyles } from './style-rules'

test.each([
  ['a constant takes its place', ':root{--ink:#000}a{color:var(--ink)}', ':root{}a{color:#000}'],
  ['also through another', ':root{--navy:#001;--ink:var(--navy)}a{color:var(--ink)}', ':root{}a{color:#001}'],
  ['the last word counts', ':root{--ink:#000}:root{--ink:#111}a{color:var(--ink)}', ':root{}:root{}a{color:#111}'],
  [
    'what a media query changes stays',
    ':root{--x:1}@media print{:root{--x:2}}a{opacity:var(--x)}',
    ':root{--x:1}@media print{:root{--x:2}}a{opacity:var(--x)}',
  ],
  [
    'what a section changes stays',
    ':root{--line:#ccc}.b{--line:#333}a{color:var(--line)}',
    ':root{--line:#ccc}.b{--line:#333}a{color:var(--line)}',
  ],
])('%s', (_, css, expected) => {
  const rules = parseStyles(css)
  expect(inlineConstants(rules, findConstants(rules))).toBe(expected)
})
