import { expect, test } from 'vitest'
import type { Piece } from '../../document/html-pieces'
import { SharedText } from '../../document/shared-text'
import { createPageEncoder } from './page-encoder'

test('pieces of a page become its bytes, whatever signs they hold', () => {
  const encode = createPageEncoder()
  const read = (pieces: Piece[]) => Buffer.from(encode(pieces)).toString()
  expect(read(['<p>Café ', new SharedText('“☎”'), '😀</p>'])).toBe('<p>Café “☎”😀</p>')
  expect(read([])).toBe('')
  expect(read(['', new SharedText('a')])).toBe('a')
})

test('a page may be longer than any before', () => {
  const encode = createPageEncoder()
  const long = '☎'.repeat(200_000)
  expect(Buffer.from(encode(['a', new SharedText(long), long])).toString()).toBe(`a${long}${long}`)
  expect(Buffer.from(encode(['short'])).toString()).toBe('short')
})
