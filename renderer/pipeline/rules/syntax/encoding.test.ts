import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { syntaxProblems } from '../../../../tests/told'
import { loadSite } from '../../load-site'

const rulesOf = (text: string) => syntaxProblems(text).map(({ rule, start }) => [rule, start])

test('the rest of the document is judged at its own offsets', () => {
  expect(rulesOf('\uFEFF{"a": 1, "a": 2}')).toEqual([
    ['byte-order-mark', 0],
    ['duplicate-key', 10],
  ])
  expect(rulesOf('\uFEFF{"a": 1,}')).toEqual([
    ['byte-order-mark', 0],
    ['syntax', 8],
  ])
})

test('the mark may stand before an empty line', () => {
  expect(rulesOf('\uFEFF\n{"a": 1}')).toEqual([['byte-order-mark', 0]])
})

test('a document of nothing but the mark is empty', () => {
  expect(rulesOf('\uFEFF\n')).toEqual([['syntax', 0]])
})

test('the mark is one at the beginning only', () => {
  expect(rulesOf('{"a": "\uFEFF"}')).toEqual([])
})

function problemsOf(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'plat-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'site.json'), bytes)
  const { problems } = loadSite(folder)
  return problems.map(({ rule, start, end }) => [rule, start, end])
}

test.each([
  ['Latin-1', Buffer.from('{ "name": "Café Paté" }', 'latin1'), 14],
  ['UTF-16', Buffer.from('{ "name": "Café" }', 'utf16le'), 0],
  ['UTF-16 of the other order', Buffer.from('{ "name": "Cafe" }', 'utf16le').swap16(), 0],
  ['UTF-16 with its mark', Buffer.from('\uFEFF{ "name": "Café" }', 'utf16le'), 0],
])('a document in %s is told once, whatever else it seems to break', (_, bytes, start) => {
  expect(problemsOf(bytes)).toEqual([['not-utf8', start, start + 1]])
})

test('UTF-8 is fine', () => {
  expect(problemsOf(Buffer.from('{ "name": "Café 😀" }'))).toEqual([])
})
