import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-site'
import { type Inputs, noteInputs } from '../inputs.mjs'
import { type BundleRecord, RECORD } from './bundle-record'
import { findBundle } from './find-bundle'

const PRESENT = noteInputs(process.cwd(), ['LICENSE', '.nvmrc'], Date.now() + 60_000)
const OTHER: Inputs = { LICENSE: { state: '', content: 'what it was before' } }

/** A folder of bundles that were made from these inputs, the first of them last. */
function bundles(records: Record<string, Inputs>, node = process.version): string {
  const folder = temporaryFolder()
  for (const [age, [hash, inputs]] of Object.entries(records).entries()) {
    const record: BundleRecord = { node, inputs, injected: { head: '', body: hash } }
    const file = join(folder, hash, RECORD)
    mkdirSync(join(folder, hash))
    writeFileSync(file, JSON.stringify(record))
    utimesSync(file, 1000 - age, 1000 - age)
  }
  return folder
}

test('the bundle is found that was made from the code as it is now', () => {
  const folder = bundles({ newer: OTHER, present: PRESENT, older: OTHER })
  expect(findBundle(folder)).toMatchObject({
    hash: 'present',
    client: join(folder, 'present', 'client'),
    injected: { head: '', body: 'present' },
  })
  expect(findBundle(folder)?.render.href).toMatch(/^file:.*\/present\/server\/render-pages\.mjs$/)
})

test('no bundle is found of other code, of another Node, and before the first one', () => {
  expect(findBundle(bundles({ newer: OTHER }))).toBeUndefined()
  expect(findBundle(bundles({ present: PRESENT }, 'v18.0.0'))).toBeUndefined()
  expect(findBundle(join(temporaryFolder(), 'none'))).toBeUndefined()
})

test('a bundle that is not finished is none', () => {
  const folder = bundles({ 'unfinished-x1': PRESENT })
  mkdirSync(join(folder, 'unfinished-x2'))
  expect(findBundle(folder)).toBeUndefined()
})

test('what was only written again is noted, so that it is not read the next time', () => {
  const unread = Object.entries(PRESENT).map(([path, { content }]) => [path, { state: 'before', content }])
  const folder = bundles({ present: Object.fromEntries(unread) })
  expect(findBundle(folder)?.hash).toBe('present')
  const { inputs, injected } = JSON.parse(readFileSync(join(folder, 'present', RECORD), 'utf8')) as BundleRecord
  expect({ inputs, injected }).toEqual({ inputs: PRESENT, injected: { head: '', body: 'present' } })
})
