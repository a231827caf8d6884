import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { Output } from './output'

/** A time that no file has that is written now. */
const EARLIER = new Date('2020-01-01T12:00:00Z')

function age(...files: string[]): void {
  for (const file of files) utimesSync(file, EARLIER, EARLIER)
}

const isOld = (file: string) => statSync(file).mtimeMs === EARLIER.getTime()

test('what stands there already is not written again; what differs is', async () => {
  const output = new Output(temporaryFolder())
  const [same, other] = ['a/same.txt', 'other.txt'].map((file) => join(output.folder, file))
  output.write('a/same.txt', 'one')
  output.write('other.txt', 'one')
  age(same!, other!)
  output.write('a/same.txt', 'one')
  output.write('other.txt', 'two')
  expect([isOld(same!), isOld(other!)]).toEqual([true, false])
  expect(readFileSync(other!, 'utf8')).toBe('two')
  expect([...output.files]).toEqual(['a/same.txt', 'other.txt'])
})

test('a file is copied once, and again when its original was written', async () => {
  const original = join(temporaryFolder(), 'original.txt')
  writeFileSync(original, 'one')
  age(original)
  const output = new Output(temporaryFolder())
  const copy = join(output.folder, 'deep/copy.txt')
  await output.copy('deep/copy.txt', () => original)
  const { ino } = statSync(copy)
  await output.copy('deep/copy.txt', () => original)
  expect(statSync(copy).ino).toBe(ino)
  writeFileSync(original, 'two')
  await output.copy('deep/copy.txt', () => original)
  expect(readFileSync(copy, 'utf8')).toBe('two')
})

test('a name that holds a hash is trusted: what it would be copied from is not even asked for', async () => {
  const output = new Output(temporaryFolder())
  mkdirSync(join(output.folder, 'images'))
  writeFileSync(join(output.folder, 'images/a.abc.webp'), 'one')
  await output.copy('images/a.abc.webp', () => expect.unreachable(), true)
  expect([...output.files]).toEqual(['images/a.abc.webp'])
})

test('nothing half done is left, and what can’t be read is told', async () => {
  const output = new Output(temporaryFolder())
  output.write('a.txt', 'one')
  await expect(output.copy('b.txt', () => join(output.folder, 'none'))).rejects.toThrow('ENOENT')
  expect(readdirSync(output.folder)).toEqual(['a.txt'])
})
