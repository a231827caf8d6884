import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { areOnDisk } from './are-on-disk'

const MANY = 1100

const nameOf = (at: number) => `${at}.json`

test('some of many files are asked for', () => {
  const asked: string[] = []
  expect(areOnDisk(MANY, nameOf, (file) => asked.push(file) > 0)).toBe(true)
  expect(asked).toHaveLength(32)
  expect(new Set(asked).size).toBe(32)
  let count = 0
  expect(areOnDisk(MANY, nameOf, () => count++ % 5 === 0)).toBe(false)
  expect(areOnDisk(MANY, nameOf, () => count++ % 3 === 0)).toBe(true)
})

test('few files are not worth the looking', () => {
  const isOnDisk = () => expect.fail('was asked for')
  expect(areOnDisk(1000, nameOf, isOnDisk)).toBe(false)
  expect(areOnDisk(0, nameOf, isOnDisk)).toBe(false)
})

test('what was written just now is in memory, and what is gone is nowhere', () => {
  const folder = temporaryFolder()
  const fileAt = (at: number) => join(folder, nameOf(at))
  expect(areOnDisk(MANY, fileAt)).toBe(false)
  for (let at = 0; at < MANY; at++) writeFileSync(fileAt(at), '{}')
  expect(areOnDisk(MANY, fileAt)).toBe(false)
})
