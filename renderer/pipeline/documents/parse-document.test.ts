import { expect, test } from 'vitest'
import { nodeAt } from './json-tree'
import { parseDocument } from './parse-document'

const FILE = 'site.config/pages/a.json'

const reported = (text: string) =>
  parseDocument(FILE, text).problems.map(({ rule, pointer, where, start, end }) => ({
    rule,
    pointer,
    where,
    marked: text.slice(start, end),
  }))

test('a text that can’t be read is reported by one rule, as the whole document', () => {
  const text = '{ "a": 1, "a": 2, }'
  expect(reported(text)).toEqual([{ rule: 'syntax', pointer: '', where: 'The document', marked: ',' }])
  const { document, problems } = parseDocument(FILE, text)
  expect([document.tree, document.value]).toEqual([undefined, undefined])
  expect(problems[0]).toMatchObject({ file: FILE, severity: 'error' })
})

test('what is wrong with names and values leaves the document readable, and all of it is reported', () => {
  const text = '{ "sections": [{ "type": "faq", "items": [{ "a": 1, "a": 2 }, { "b": 12345678901234567890 }] }] }'
  expect(reported(text)).toEqual([
    // a name is reported of its object, a value by its own place
    { rule: 'duplicate-key', pointer: '/sections/0/items/0/a', where: 'faq (sections[0]) › items[0]', marked: '"a"' },
    {
      rule: 'lossy-number',
      pointer: '/sections/0/items/1/b',
      where: 'faq (sections[0]) › items[1] › b',
      marked: '12345678901234567890',
    },
  ])
  expect(parseDocument(FILE, text).document.tree).toBeDefined()
})

test('a byte order mark is no part of the value, but every offset counts it', () => {
  const { document } = parseDocument(FILE, '\uFEFF{ "a": 12 }')
  expect(document.value).toEqual({ a: 12 })
  expect(nodeAt(document.tree!, ['a'])).toMatchObject({ offset: 8, length: 2 })
})
