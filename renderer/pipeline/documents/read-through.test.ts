import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { readThrough } from './read-through'

test('all files are read that can be', async () => {
  const folder = temporaryFolder()
  const files = Array.from({ length: 100 }, (_, at) => join(folder, `${at}.json`))
  for (const file of files) writeFileSync(file, '{}')
  expect(await readThrough(files.values())).toBe(100)
  mkdirSync(join(folder, 'folder.json'))
  const others = ['gone.json', 'folder.json'].map((name) => join(folder, name))
  expect(await readThrough([...others, ...files].values())).toBe(100)
  expect(await readThrough([].values())).toBe(0)
})
