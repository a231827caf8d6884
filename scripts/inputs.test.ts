import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-site'
import { type Inputs, cacheFolder, confirmInputs, noteInputs, replaceFile } from './inputs.mjs'

/** Long after the files of these tests are written: then their times can be trusted. */
const LATER = Date.now() + 60_000

/** A folder with two files, and what was noted of them and of the folder. */
function noted(started = LATER): { root: string; inputs: Inputs } {
  const root = temporaryFolder()
  mkdirSync(join(root, 'code'))
  writeFileSync(join(root, 'code/a.ts'), 'a')
  writeFileSync(join(root, 'code/b.ts'), 'b')
  return { root, inputs: noteInputs(root, ['code/', 'code/b.ts', 'code/a.ts'], started) }
}

/** The same inputs as they are noted when nothing about their times can be trusted. */
const withoutStates = (inputs: Inputs): Inputs =>
  Object.fromEntries(Object.entries(inputs).map(([path, { content }]) => [path, { state: '', content }]))

test('inputs that nobody touched are confirmed', () => {
  const { root, inputs } = noted()
  expect(Object.keys(inputs)).toEqual(['code/', 'code/a.ts', 'code/b.ts'])
  expect(confirmInputs(root, inputs)).toBeDefined()
})

test('a content that changed is noticed, also where size and time are what they were', () => {
  const { root, inputs } = noted()
  const time = new Date(LATER - 3_600_000)
  utimesSync(join(root, 'code/a.ts'), time, time)
  const [before] = Object.values(noteInputs(root, ['code/a.ts'], LATER))
  writeFileSync(join(root, 'code/a.ts'), 'x')
  utimesSync(join(root, 'code/a.ts'), time, time)
  expect(confirmInputs(root, { ...inputs, 'code/a.ts': before! })).toBeUndefined()
})

test('a file that is gone is noticed', () => {
  const { root, inputs } = noted()
  rmSync(join(root, 'code/b.ts'))
  expect(confirmInputs(root, { 'code/b.ts': inputs['code/b.ts']! })).toBeUndefined()
})

test('a file that is written again as it was counts as unchanged', () => {
  const { root, inputs } = noted()
  writeFileSync(join(root, 'code/a.ts'), 'a')
  expect(confirmInputs(root, inputs)).toBeDefined()
})

test('a new file changes its folder; a test, a hidden file and a copy of an editor do not', () => {
  const { root, inputs } = noted()
  for (const name of ['a.test.ts', '.a.ts.swp', 'a.ts~', '+config.ts.build-0123456789ab.mjs'])
    writeFileSync(join(root, 'code', name), '')
  expect(confirmInputs(root, inputs)).toBeDefined()
  writeFileSync(join(root, 'code/c.ts'), '')
  expect(confirmInputs(root, inputs)).toBeUndefined()
})

test('what was written while the work went on is never confirmed', () => {
  const { root, inputs } = noted(Date.now() - 1000)
  expect(confirmInputs(root, inputs)).toBeUndefined()
})

test('a file that was written a moment ago is compared by its content until its time can be trusted', () => {
  const { root, inputs } = noted(Date.now() + 100)
  expect(Object.values(inputs).map(({ state }) => state)).toEqual(['', '', ''])
  expect(confirmInputs(root, inputs)).toBe(inputs)
  writeFileSync(join(root, 'code/b.ts'), 'B')
  expect(confirmInputs(root, inputs)).toBeUndefined()
})

test('states are noted anew where only they changed, so that nothing is read the next time', () => {
  const root = process.cwd()
  const inputs = noteInputs(root, ['LICENSE', '.nvmrc'], LATER)
  const renewed = confirmInputs(root, withoutStates(inputs))
  expect(renewed).toEqual(inputs)
  expect(confirmInputs(root, renewed!)).toBe(renewed)
})

test('a file is replaced as a whole', () => {
  const file = join(temporaryFolder(), 'x.json')
  replaceFile(file, 'one')
  replaceFile(file, 'two')
  expect(readFileSync(file, 'utf8')).toBe('two')
})

test('two copies of the project have two folders', () => {
  expect(cacheFolder('/a', 'code')).not.toBe(cacheFolder('/b', 'code'))
})
