import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-site'
import { areOnDisk } from './are-on-disk'

const MANY = Array.from({ length: 1100 }, (_, at) => `${at}.json`)

test('some of many files are asked for', () => {
  const asked: string[] = []
  expect(areOnDisk(MANY, (file) => asked.push(file) > 0)).toBe(true)
  expect(asked).toHaveLength(32)
  expect(new Set(asked).size).toBe(32)
  let count = 0
  expect(areOnDisk(MANY, () => count++ % 5 === 0)).toBe(false)
  expect(areOnDisk(MANY, () => count++ % 3 === 0)).toBe(true)
})

test('few files are not worth the looking', () => {
  const isOnDisk = () => expect.fail('was asked for')
  expect(areOnDisk(MANY.slice(0, 1000), isOnDisk)).toBe(false)
  expect(areOnDisk([], isOnDisk)).toBe(false)
})

test('what was written just now is in memory, and what is gone is nowhere', () => {
  const folder = temporaryFolder()
  const files = MANY.map((name) => join(folder, name))
  expect(areOnDisk(files)).toBe(false)
  for (const file of files) writeFileSync(file, '{}')
  expect(areOnDisk(files)).toBe(false)
})
