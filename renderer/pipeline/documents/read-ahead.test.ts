import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-site'
import { readAhead } from './read-ahead'

/** So many small files. */
function files(count: number): string[] {
  const folder = temporaryFolder()
  const all = Array.from({ length: count }, (_, at) => join(folder, `${at}.json`))
  for (const file of all) writeFileSync(file, '{}')
  return all
}

test('files that stand on the disk alone are all read', async () => {
  const all = files(1100)
  const asked: string[] = []
  const isOnDisk = (file: string) => asked.push(file) > 0
  expect(await readAhead(all, isOnDisk)).toBe(1100)
  expect(asked).toHaveLength(32)
  expect(new Set(asked).size).toBe(32)
})

test('nothing is read while most are in memory', async () => {
  const all = files(1100)
  let asked = 0
  expect(await readAhead(all, () => asked++ % 5 === 0)).toBe(0)
  expect(await readAhead(all, () => asked++ % 3 === 0)).toBe(1100)
  // they were written just now
  expect(await readAhead(all)).toBe(0)
})

test('few files are not worth the looking', async () => {
  const isOnDisk = () => expect.fail('was asked for')
  expect(await readAhead(files(1000), isOnDisk)).toBe(0)
  expect(await readAhead([], isOnDisk)).toBe(0)
})

test('a file that is gone keeps the others from nothing', async () => {
  const [first = '', ...others] = files(1100)
  expect(await readAhead([`${first}.gone`, ...others], () => true)).toBe(1099)
  expect(await readAhead(others.map((file) => `${file}.gone`))).toBe(0)
})
