import { expect, test } from 'vitest'
import { parsedDocument } from '../../../tests/sites'
import { documentTexts, unitOffsets } from './city-facts'

test('every text that a document puts on the page is there, in the order of the file', () => {
  const value = {
    $schema: './page.schema.json',
    title: 'Bread',
    vars: { city: 'Bath' },
    index: false,
    image: null,
    sections: [{ type: 'prose', level: 1, vars: 'of its own' }, { items: [['Rye', 'Oat'], 'Salt'] }],
    $comment: 'why',
    description: 'Rolls',
  }
  expect(documentTexts(parsedDocument(value))).toEqual([
    { path: ['title'], text: 'Bread' },
    { path: ['sections', 0, 'type'], text: 'prose' },
    { path: ['sections', 0, 'vars'], text: 'of its own' },
    { path: ['sections', 1, 'items', 0, 0], text: 'Rye' },
    { path: ['sections', 1, 'items', 0, 1], text: 'Oat' },
    { path: ['sections', 1, 'items', 1], text: 'Salt' },
    { path: ['description'], text: 'Rolls' },
  ])
})

test.each([undefined, null, 7, {}, []])('a document that says %j has no texts', (value) => {
  expect(documentTexts({ value })).toEqual([])
})

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
