import { expect, test } from 'vitest'
import { parsedDocument } from '../../../tests/sites'
import type { Path } from '../documents/json-tree'
import { type Mark, problemOf } from './problem'

const TEXT = '{ "sections": [{ "type": "faq", "title": "In {cty}", "text": "a\\"b" }] }'
const document = parsedDocument(TEXT, 'site.config/pages/a.json')

function marked(path: Path, mark?: Mark) {
  const rule = { name: 'some-rule', severity: 'error' as const }
  const { start, end, ...problem } = problemOf(rule, { document, path }, { what: 'is wrong', hint: 'Mend it.' }, mark)
  return { text: TEXT.slice(start, end), start, ...problem }
}

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
