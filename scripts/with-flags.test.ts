import { cachedDataVersionTag } from 'node:v8'
import { expect, test } from 'vitest'
import { withFlags } from './with-flags'

// it tells which flags have other values than by default
const tag = cachedDataVersionTag
const flags = { opt: false, 'baseline-batch-compilation': false }

test('flags have other values while the work is done, and their own when it has ended', async () => {
  const before = tag()
  const during = await withFlags(flags, async () => tag())
  expect(during).not.toBe(before)
  expect(tag()).toBe(before)
})

test('flags have their own values when the work has failed', async () => {
  const before = tag()
  await expect(withFlags(flags, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(tag()).toBe(before)
})
