import { expect, test } from 'vitest'
import { findConstants } from './inline-constants'
import { Sheet } from './sheet'
import { parseStyles } from './style-rules'

/** What a sheet says to pages with these classes, one after the other. */
function said(css: string, ...pages: string[][]): string[] {
  const rules = parseStyles(css)
  const sheet = new Sheet(rules, findConstants(rules))
  return pages.map((classes) => sheet.cssFor(new Set(classes)))
}

const CARD =
  ':root{--ink:#000}._a{color:var(--ink)}@media print{._a{top:0px}}._b ._c{top:0}@keyframes turn{to{rotate:1turn}}'

test('a page is given the rules of the classes that stand on it, minified', () => {
  expect(said(CARD, ['_a'], ['_b', '_c', '_x'], ['_a'])).toEqual([
    '._a{color:#000}@media print{._a{top:0}}@keyframes turn{to{rotate:1turn}}',
    '._b ._c{top:0}@keyframes turn{to{rotate:1turn}}',
    '._a{color:#000}@media print{._a{top:0}}@keyframes turn{to{rotate:1turn}}',
  ])
})

test('a page without any of a sheet’s classes is given nothing of it', () => {
  expect(said(CARD, [], ['_x'])).toEqual(['', ''])
})

test('a sheet without such classes is for all pages', () => {
  expect(said('a{color:#ff0000}', [], ['_x'])).toEqual(['a{color:red}', 'a{color:red}'])
  expect(said('', [])).toEqual([''])
})
