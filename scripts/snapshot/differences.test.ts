import colors from 'picocolors'
import { expect, test } from 'vitest'
import { compareSnapshots, printDifferences } from './differences'

function printed(kept: Record<string, string>, taken: Record<string, string>): string {
  const differences = compareSnapshots(new Map(Object.entries(kept)), new Map(Object.entries(taken)))
  return printDifferences(differences, colors.createColors(false))
}

test('the same change on several pages is printed once, without indentation', () => {
  const kept = { 'pages/index.html': 'a\nb\n    c\n    d\n    e\n', 'pages/plano.html': '    x\n      d\n' }
  const taken = { 'pages/index.html': 'a\nb\n    c\n    D\n    e\n', 'pages/plano.html': '    x\n      d\n' }
  expect(printed(kept, taken)).toBe('/\n  line 2\n    b\n        c\n  -     d\n  +     D\n        e')

  const same = { 'pages/index.html': '  a\n    d\n', 'pages/plano.html': '  x\n    d\n' }
  const changed = { 'pages/index.html': '  a\n    D\n', 'pages/plano.html': '  x\n    D\n' }
  expect(printed(same, changed)).toBe('the same in 2: /, /plano\n  line 1\n    a\n  -   d\n  +   D')
})

test('pages without a snapshot and snapshots without a page are reported', () => {
  expect(printed({ 'pages/a/b.html': 'x\n' }, { 'sections/hero.html': 'x\n' })).toBe(
    '/a/b is gone, and only its snapshot is left\n\nsection hero has no snapshot yet',
  )
})

test('a long change is cut off', () => {
  const lines = (word: string) => Array.from({ length: 100 }, (_, index) => `${word} ${index}\n`).join('')
  const text = printed({ 'pages/a.html': lines('old') }, { 'pages/a.html': lines('new') })
  expect(text.split('\n')).toHaveLength(82)
  expect(text).toMatch(/… and 121 more lines; after --update, `git diff` shows all$/)
})

test('without a change there is no difference', () => {
  expect(printed({ 'pages/a.html': 'x\n' }, { 'pages/a.html': 'x\n' })).toBe('')
})
