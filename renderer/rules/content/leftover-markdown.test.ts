import { expect, test } from 'vitest'
import { marksOf, wholePage } from '../../../tests/problems'
import { prose } from '../../../tests/sites'

/** What is marked in the body of a section, whose text supports Markdown with paragraphs. */
const marked = (body: string) =>
  marksOf('visible-markup', { 'pages/index.json': wholePage([prose({ level: 1, body })]) })

test.each([
  'Call [us](tel:(802) 555-0100) or **now**.',
  'Call [us](tel:{phone}).',
  String.raw`A password has two \*\* and one \=\=sign\=\=.`,
  'Write `**words**` and `[words](/address)`.',
  '[https://other.example/a_b](https://other.example/a_b) or <https://other.example/c_d>',
  'Five is 2 * 2 + 1, and a == b.',
])('nothing is left of the Markdown in: %s', (body) => {
  expect(marked(body)).toEqual([])
})

test.each([
  ['- [ ] rye\n- [x] oat', '[ ]'],
  ['See **all** of it: **open', '**open'],
  ['[Stowe](/ and more', '[Stowe](/'],
  ['Look: http://other.example.', 'http://other.example'],
])('%s shows %s', (body, mark) => {
  expect(marked(body)).toEqual([`index.json: ${mark}`])
})
