import { expect, test } from 'vitest'
import { documentTexts } from './document-texts'

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
  expect(documentTexts({ value })).toEqual([
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
