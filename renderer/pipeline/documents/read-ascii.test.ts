import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAscii } from './read-ascii'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'plat-ascii-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function write(text: string): string {
  writeFileSync(join(folder, 'a.json'), text)
  return join(folder, 'a.json')
}

test('a file is read, with the hash of its text where that is asked for', () => {
  const text = `{ "a": "it’s ${'so '.repeat(99)}" }`
  expect(readAscii(write(text), true)).toEqual({ json: text.replace('’', '\\u2019'), hash: hash('sha1', text) })
  // a shorter one after it is not mixed up with what was read before
  expect(readAscii(write('{}'), true)).toEqual({ json: '{}', hash: hash('sha1', '{}') })
  expect(readAscii(write('[]'), false)).toEqual({ json: '[]' })
})

test('what is large, or holds other letters, is left to readText', () => {
  const room = 1 << 16
  expect(readAscii(write(`"${'a'.repeat(room - 3)}"`), false)?.json).toHaveLength(room - 1)
  expect(readAscii(write(`"${'a'.repeat(room - 2)}"`), false)).toBeUndefined()
  expect(readAscii(write(`"${'a'.repeat(room)}"`), false)).toBeUndefined()
  expect(readAscii(write('"Привет"'), false)).toBeUndefined()
})

test('a file that can’t be read is told', () => {
  expect(() => readAscii(join(folder, 'nowhere.json'), false)).toThrow('ENOENT')
  expect(() => readAscii(folder, false)).toThrow('EISDIR')
})
