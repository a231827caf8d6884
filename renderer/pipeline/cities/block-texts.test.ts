import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockTexts } from './block-texts'
import { documentTexts } from './document-texts'

/** The same from the places of the texts. */
function plainly(value: unknown) {
  const found = documentTexts({ value })
  const blocks = found.map(({ path: [list, index] }) =>
    list === 'sections' && typeof index === 'number' ? index + 1 : 0,
  )
  return { texts: found.map(({ text }) => text), blocks }
}

test.each([
  { title: 'Bread', vars: { city: 'Bath' }, sections: [{ type: 'prose', vars: 'x' }, 'text', null], image: 'end' },
  { sections: { 0: 'no list' } },
  { sections: 'text' },
  [['one', { sections: ['two'] }]],
  'text',
  null,
  7,
])('texts stand in their sections: %j', (value) => {
  expect(blockTexts({ value })).toEqual(plainly(value))
})

test('the same texts are found as with their places', () => {
  const key = fc.constantFrom('title', 'sections', 'vars', '$comment', 'items', '2', '1')
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(key, fc.jsonValue()), (one, other) => {
      const value = { ...other, body: one }
      expect(blockTexts({ value })).toEqual(plainly(value))
    }),
  )
})
