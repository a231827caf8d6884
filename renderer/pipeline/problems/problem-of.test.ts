import { expect, test } from 'vitest'
import { parsedDocument } from '../../../tests/sites'
import type { Path } from '../documents/json-tree'
import { type Mark, placeHint, problemOf } from './problem'

const TEXT = '{ "sections": [{ "type": "faq", "title": "In {cty}", "text": "a\\"b" }] }'
const document = parsedDocument(TEXT, 'site.config/pages/a.json')

function marked(path: Path, mark?: Mark) {
  const rule = { name: 'some-rule', severity: 'error' as const }
  const { start, end, ...problem } = problemOf(rule, { document, path }, { what: 'is wrong', hint: 'Mend it.' }, mark)
  return { text: TEXT.slice(start, end), start, ...problem }
}

test('a problem has its rule, its place in words and as a pointer, and what to do', () => {
  expect(marked(['sections', 0, 'title'])).toEqual({
    text: '"In {cty}"',
    start: TEXT.indexOf('"In'),
    severity: 'error',
    rule: 'some-rule',
    file: 'site.config/pages/a.json',
    pointer: '/sections/0/title',
    where: 'faq (sections[0]) › title',
    what: 'is wrong',
    hint: 'Mend it.',
  })
})

test.each<[string, Path, Mark, string, string]>([
  ['a part of a text', ['sections', 0, 'title'], { part: '{cty}' }, '{cty}', '/sections/0/title'],
  [
    'all of a text whose part is written with an escape',
    ['sections', 0, 'text'],
    { part: 'a"b' },
    '"a\\"b"',
    '/sections/0/text',
  ],
  [
    'all of a value whose part stands elsewhere',
    ['sections', 0, 'text'],
    { part: 'faq' },
    '"a\\"b"',
    '/sections/0/text',
  ],
  ['a part that the value begins with', ['sections', 0, 'title'], { part: '"In' }, '"In', '/sections/0/title'],
  ['a name', ['sections', 0], { key: 'type' }, '"type"', '/sections/0/type'],
  ['where a value begins', ['sections', 0], 'beginning', '{', '/sections/0'],
])('%s is marked', (_what, path, mark, text, pointer) => {
  expect(marked(path, mark)).toMatchObject({ text, pointer })
})

test.each(['{}', ' \n\t{ "title": "a" }\n', '\uFEFF \r\n{ "a": 1 }'])(
  'a document begins where its value does: %j',
  (text) => {
    const document = parsedDocument(text, 'site.config/pages/a.json')
    const about = { what: 'is wrong', hint: 'Mend it.' }
    const { start, end } = problemOf(
      { name: 'some-rule', severity: 'error' },
      { document, path: [] },
      about,
      'beginning',
    )
    expect([start, end]).toEqual([document.tree?.offset, text.indexOf('{') + 1])
  },
)

test('the place in words of a name is that of its object', () => {
  expect(marked(['sections', 0], { key: 'title' })).toMatchObject({
    start: TEXT.indexOf('"title"'),
    where: 'faq (sections[0])',
  })
})

test('what the schema says of a place is a hint, where it says something', () => {
  expect(placeHint({ description: 'The city.' })).toBe('What belongs here: The city.')
  expect(placeHint({})).toBeUndefined()
  expect(placeHint(undefined)).toBeUndefined()
})
