import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/sites'
import { removeOtherFiles } from './remove-other-files'

test('files that are no longer the build’s own go, and folders that hold nothing any more', () => {
  const folder = temporaryFolder()
  for (const file of ['a.html', 'deep/er/b.html', 'deep/c.html', 'gone/d.html', 'foreign.txt']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  removeOtherFiles(
    folder,
    new Set(['a.html', 'deep/er/b.html', 'deep/c.html', 'gone/d.html']),
    new Set(['a.html', 'deep/c.html']),
  )
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['a.html', 'deep', 'deep/c.html', 'foreign.txt'])
})

test('a file that somebody deleted already is no mistake', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'deep'))
  removeOtherFiles(folder, new Set(['deep/a.html', 'none/b.html']), new Set())
  expect(readdirSync(folder)).toEqual([])
})
