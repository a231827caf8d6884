import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { Output } from './output'

const inode = (folder: string, file: string) => statSync(join(folder, file)).ino

/** Whether two folders hold one file. */
const isShared = (one: Output, other: Output, file: string) => inode(one.folder, file) === inode(other.folder, file)

/** Writes into a folder beside another one. */
const outputAfter = (previous?: Output) => new Output(temporaryFolder(), previous?.folder)

test('a text that is as it was is not written again; the folder before never changes', () => {
  const before = outputAfter()
  before.write('a/same.txt', 'one')
  before.write('other.txt', 'one')
  const now = outputAfter(before)
  now.write('a/same.txt', 'one')
  now.write('other.txt', 'two')
  now.write('new.txt', 'three')
  expect([isShared(before, now, 'a/same.txt'), isShared(before, now, 'other.txt')]).toEqual([true, false])
  expect(['other.txt', 'new.txt'].map((file) => readFileSync(join(now.folder, file), 'utf8'))).toEqual(['two', 'three'])
  expect(readFileSync(join(before.folder, 'other.txt'), 'utf8')).toBe('one')
  expect([...now.files]).toEqual(['a/same.txt', 'other.txt', 'new.txt'])
})

test('a file is copied once, with its time, and again when its original was written', async () => {
  const original = join(temporaryFolder(), 'original.txt')
  writeFileSync(original, 'one')
  const first = temporaryFolder()
  const second = temporaryFolder()
  const third = temporaryFolder()
  const copyInto = async (folder: string, previous?: string) => {
    const output = new Output(folder, previous)
    await output.copy('deep/copy.txt', () => original)
    return output
  }
  const before = await copyInto(first)
  expect(statSync(join(first, 'deep/copy.txt')).mtime).toEqual(statSync(original).mtime)
  const again = await copyInto(second, first)
  expect(isShared(before, again, 'deep/copy.txt')).toBe(true)
  writeFileSync(original, 'two')
  const later = new Date('2040-01-01')
  utimesSync(original, later, later)
  await copyInto(third, second)
  expect([first, third].map((folder) => readFileSync(join(folder, 'deep/copy.txt'), 'utf8'))).toEqual(['one', 'two'])
})

test('a name that holds a hash is trusted: what it would be copied from is not even asked for', async () => {
  const before = outputAfter()
  before.write('images/a.abc.webp', 'one')
  const now = outputAfter(before)
  await now.copy('images/a.abc.webp', () => expect.unreachable(), true)
  expect(isShared(before, now, 'images/a.abc.webp')).toBe(true)
})

test('what another machine is to write is left to it', async () => {
  const output = new Output(temporaryFolder(), undefined, (file) => file !== 'theirs.txt')
  output.write('theirs.txt', 'one')
  await output.copy('theirs.txt', () => expect.unreachable())
  output.write('ours.txt', 'two')
  expect([readdirSync(output.folder), [...output.files]]).toEqual([['ours.txt'], ['ours.txt']])
})
