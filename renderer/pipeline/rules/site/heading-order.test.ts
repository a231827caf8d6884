import { expect, test } from 'vitest'
import { marksOf, saidOf, told, wholePage } from '../../../../tests/told'
import { SMALLEST_SITE } from '../example-site'
import { headingOrder } from './heading-order'

const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })
const marks = (...sections: object[]) =>
  marksOf(headingOrder, { 'pages/index.json': { ...SMALLEST_SITE['pages/index.json'], sections } })
const body = (...lines: string[]) => marks(prose(lines.join('\n\n'), { level: 1 }))

test('a page without a main heading is told at its sections', () => {
  expect(marks(prose('Text.'))).toEqual(['index.json: "sections"'])
})

test('every main heading after the first is told at its text', () => {
  const notFound = { type: 'not-found', code: '404', title: 'Gone', button: { label: 'Home', href: '/' } }
  expect(marks(prose('Text.', { level: 1 }), prose('Text.', { title: 'More', level: 1 }), notFound)).toEqual([
    'index.json: "More"',
    'index.json: "404"',
  ])
})

test('a main heading may come from a shared section; as the second on a page it is told in the shared file', () => {
  const shared = { 'shared/words.json': prose('Text.', { level: 1 }) }
  const page = (...sections: object[]) => ({ ...SMALLEST_SITE['pages/index.json'], sections })
  const use = { use: 'words' }
  expect(marksOf(headingOrder, { ...shared, 'pages/index.json': page(use) })).toEqual([])
  expect(marksOf(headingOrder, { ...shared, 'pages/index.json': page(prose('Text.', { level: 1 }), use) })).toEqual([
    'words.json: "Words"',
  ])
})

test('what is said of a main heading names the sections that give one', () => {
  expect(saidOf('page', wholePage([prose('Text.')]))).toEqual(['has no main heading'])
  expect(told('page', wholePage([prose('Text.')]))).toEqual([
    expect.stringMatching(/: Begin with a section that gives one: .*hero, .*prose with "level": 1/),
  ])
  const two = wholePage([prose('Text.', { level: 1 }), prose('Text.', { title: 'More', level: 1 })])
  expect(saidOf('page', two)).toEqual(['is a second main heading on its page'])
  expect(told('page', two)).toEqual([expect.stringContaining('Keep one of the two')])
})

test('a # in a text that takes no Markdown is no heading', () => {
  expect(marks(prose('Text.', { title: '# 1 in town', level: 1 }))).toEqual([])
})

test.each([
  ['## A', 'has the heading "A" of level 2, but headings inside a text begin at ###', 'Write "### A".'],
  ['#### A', 'has the heading "A" with ####, but none with ### over it', 'Write "### A".'],
  ['### A\n\n###### B', 'has the heading "B" with ######, but none with ##### over it', 'Write "#### B".'],
])('%j is told with what it should be', (text, what, hint) => {
  const page = wholePage([prose(text, { level: 1 })])
  expect(saidOf('page', page)).toEqual([what])
  expect(told('page', page)).toEqual([expect.stringMatching(new RegExp(`: ${hint}$`))])
})

test('levels inside a text go down one by one, and up as far as ###', () => {
  expect(body('### A', 'Text.', '#### B', 'Text.', '##### C', 'Text.', '### D')).toEqual([])
})

test.each([
  ['# A', '# A'],
  ['## A', '## A'],
  ['#### A', '#### A'],
  ['### A\n\n##### B', '##### B'],
  ['Text.\n\n### A\n\n## {phone} B', '## {phone} B'],
])('%j is told at its heading', (text, marked) => {
  expect(body(text)).toEqual([`index.json: ${marked}`])
})

test('an underlined heading is one of the first two levels', () => {
  expect(body('A\n===')).toEqual(['index.json: A'])
})

test('one skip is told once, not again at what follows it', () => {
  expect(body('#### A', '#### B')).toEqual(['index.json: #### A'])
  expect(body('#### A', '### B', '#### C')).toEqual(['index.json: #### A'])
})

test('a # inside a line, a list or a block of code is no heading', () => {
  expect(body('Room #1', '- one\n- two', '```\n# not a heading\n```')).toEqual([])
})
