import { expect, test } from 'vitest'
import { SharedText } from '../../document/shared-text'
import { createPageEncoder } from './page-encoder'

test('pieces of a page become its bytes, whatever signs they hold', () => {
  const encode = createPageEncoder()
  expect(Buffer.from(encode(['<p>Café ', new SharedText('“☎”'), '😀</p>'])).toString()).toBe('<p>Café “☎”😀</p>')
  expect(encode([])).toHaveLength(0)
})

test('a page may be longer than any before', () => {
  const encode = createPageEncoder()
  const long = '☎'.repeat(200_000)
  expect(Buffer.from(encode(['a', new SharedText(long), long])).toString()).toBe(`a${long}${long}`)
  expect(Buffer.from(encode(['short'])).toString()).toBe('short')
})
