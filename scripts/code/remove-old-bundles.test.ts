import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-site'
import { RECORD } from './bundle-record'
import { removeOldBundles } from './remove-old-bundles'

test('three bundles are kept, and what is being made', () => {
  const folder = temporaryFolder()
  for (const [age, hash] of ['d', 'b', 'e', 'a', 'c'].entries()) {
    mkdirSync(join(folder, hash, 'server'), { recursive: true })
    writeFileSync(join(folder, hash, RECORD), '{}')
    utimesSync(join(folder, hash, RECORD), 1000 - age, 1000 - age)
  }
  mkdirSync(join(folder, 'unfinished-now'))
  mkdirSync(join(folder, 'unfinished-left'))
  utimesSync(join(folder, 'unfinished-left'), 1000, 1000)
  removeOldBundles(folder)
  expect(readdirSync(folder).sort()).toEqual(['b', 'd', 'e', 'unfinished-now'])
})
