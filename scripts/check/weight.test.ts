import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { weighPage } from './weight'

const gzipped = (text: string) => gzipSync(text).length

/** Writes a build with these files. */
function buildOf(files: Record<string, string>): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('the weight of a page is its HTML, and its script with its static imports', () => {
  const html = '<!doctype html><script src="/assets/entry.js" type="module" async></script>'
  const entry = 'import{a}from"./a.js";import"./b.js";import("./later.js");a()'
  const a = 'import"./b.js";export const a=()=>{}'
  const b = 'console.log("b")'
  const files = { 'assets/entry.js': entry, 'assets/a.js': a, 'assets/b.js': b, 'assets/later.js': 'later()' }
  const folder = buildOf({ 'index.html': html, ...files })
  expect(weighPage(folder, '/')).toEqual({ html: gzipped(html), script: gzipped(entry) + gzipped(a) + gzipped(b) })
})

test('a page without a script, and one that was not built', () => {
  const folder = buildOf({ 'bread.html': 'Bread' })
  expect(weighPage(folder, '/bread')).toEqual({ html: gzipped('Bread'), script: 0 })
  expect(weighPage(folder, '/rye')).toBeUndefined()
})
