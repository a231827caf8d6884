import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { fontsModule } from './fonts-plugin'

/** The files that the module imports for a font with these files. */
function importedFiles(files: string[], ranges: Record<string, string> = { latin: 'U+0000-00FF' }): string[] {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'files'))
  for (const file of files) writeFileSync(join(folder, 'files', file), '')
  const defSubset = Object.hasOwn(ranges, 'latin') ? 'latin' : 'kana'
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify({ family: 'Nabla', defSubset }))
  writeFileSync(join(folder, 'unicode.json'), JSON.stringify(ranges))
  const code = fontsModule(new Map([['nabla', folder]]))
  return Array.from(code.matchAll(/\/files\/([^"?]+)\?url/g), ([, file = '']) => file)
}

test.each([
  [
    'of the weight',
    ['nabla-latin-full-normal.woff2', 'nabla-latin-wght-normal.woff2'],
    'nabla-latin-wght-normal.woff2',
  ],
  [
    'of another kind',
    ['nabla-latin-edpt-normal.woff2', 'nabla-latin-full-normal.woff2'],
    'nabla-latin-full-normal.woff2',
  ],
  ['in italics only', ['nabla-latin-wght-italic.woff2', 'nabla.css'], 'nabla-latin-wght-italic.woff2'],
])('a font with an axis %s is loaded', (_, files, file) => {
  expect(importedFiles(files)).toEqual([file])
})

test('each subset of a font has its own file, those with numbers too', () => {
  const files = ['nabla-0-wght-normal.woff2', 'nabla-latin-ext-wght-normal.woff2', 'nabla-latin-wght-normal.woff2']
  const ranges = { '[0]': 'U+4E00', 'latin-ext': 'U+0100-02BA', latin: 'U+0000-00FF', cyrillic: 'U+0400' }
  expect(importedFiles(files, ranges)).toEqual(files)
})

test('a font without a file for its own language is left out', () => {
  expect(importedFiles(['nabla-latin-ext-wght-normal.woff2'])).toEqual([])
})
