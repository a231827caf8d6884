import { expect, test } from 'vitest'
import type { Piece } from '../../document/html-pieces'
import { SharedText } from '../../document/shared-text'
import { createPageEncoder } from './page-encoder'

test('pieces of a page become its bytes, whatever signs they hold', () => {
  const encode = createPageEncoder()
  const read = (pieces: Piece[]) => Buffer.from(encode(pieces).bytes).toString()
  expect(read(['<p>Café ', new SharedText('“☎”'), '😀</p>'])).toBe('<p>Café “☎”😀</p>')
  expect(read([])).toBe('')
  expect(read(['', new SharedText('a')])).toBe('a')
})

test('a page may be longer than any before', () => {
  const encode = createPageEncoder()
  const long = '☎'.repeat(200_000)
  expect(Buffer.from(encode(['a', new SharedText(long), long]).bytes).toString()).toBe(`a${long}${long}`)
  expect(Buffer.from(encode(['short']).bytes).toString()).toBe('short')
})

test('the hash of a page is the same as long as nothing of it changes, be it its own or shared', () => {
  const encode = createPageEncoder()
  const hashOf = (own: string, shared: string, last: string) => encode([own, new SharedText(shared), last]).hash
  const hash = hashOf('a', 'shared', '☎')
  expect(hash).toMatch(/^[\da-f]{40}$/)
  expect(hashOf('a', 'shared', '☎')).toBe(hash)
  const changed = [
    hashOf('b', 'shared', '☎'),
    hashOf('a', 'other', '☎'),
    hashOf('a', 'shared', '✆'),
    hashOf('a☎', 'shared', ''),
  ]
  expect(new Set([hash, ...changed]).size).toBe(5)
})
