import { expect, test } from 'vitest'
import { parsedDocument } from '../../../tests/sites'
import { unitOffsets } from './unit-offsets'

test.each([
  ['Bath', ['B', 'a', 't', 'h', '"']],
  ['"\\\n', ['\\"', '\\\\', '\\n', '"']],
  ['\t\u0001é', ['\\t', '\\u0001', 'é', '"']],
  ['', ['"']],
])('each unit of %j is found in the file, and so is the end', (title, written) => {
  const text = JSON.stringify({ of: 1, title })
  const document = parsedDocument(text)
  const offsets = unitOffsets({ document, path: ['title'] })
  expect(offsets).toHaveLength(title.length + 1)
  expect(offsets.map((offset, i) => text.slice(offset, offsets[i + 1] ?? offset + 1))).toEqual(written)
})
