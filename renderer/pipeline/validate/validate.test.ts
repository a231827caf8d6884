import { expect, test } from 'vitest'
import { parsedDocument, resolvedSite } from '../../../tests/sites'
import type { Problem } from '../problems/problem'
import { schemaProblem, validate } from './validate'

const nothing = () => []
const prose = { type: 'prose', title: 'Words', body: 'Text.' }
const line = ({ rule, pointer, hint }: Problem) => `${rule} ${pointer}: ${hint ?? ''}`

function toldOfPage(content: unknown): string[] {
  const { resolved } = resolvedSite({ 'pages/a.json': JSON.stringify(content) })
  return validate('page', resolved.pages[0]!, nothing).map(line)
}

const told = (section: unknown, more: object = {}) =>
  toldOfPage({ title: 'A page', description: 'What it says.', ...more, sections: [section] })

function toldOfShared(data: object, isWhole: boolean): string[] {
  const document = parsedDocument(data, 'shared/a.json')
  return validate('section', { document, data }, nothing, isWhole).map(line)
}

test('what the schema allows is no problem', () => {
  expect(told(prose, { vars: { city: 'Plano' }, image: '/images/a.webp' })).toEqual([])
})

test.each<[string, unknown, string[]]>([
  ['type is no text', { type: null }, ['wrong-type /sections/0/type: What belongs here: It names the section’s type.']],
  ['use is no text', { use: null }, ['wrong-type /sections/0/use: What belongs here: It names a section of shared/.']],
  ['type is unknown', { type: 'prse' }, ['unknown-section-type /sections/0/type: Did you mean "prose"?']],
  ['type is misspelt', { tpye: 'prse' }, ['unknown-property /sections/0/tpye: Did you mean "type"?']],
  [
    'type and use are misspelt',
    { ues: 'words', tpye: 'prose' },
    ['unknown-property /sections/0/tpye: Did you mean "type"?'],
  ],
  [
    'type is missing',
    { title: 'Words', mood: 'happy' },
    ['missing-property /sections/0: Add "type" with the section’s type, or "use" with the name of a shared section.'],
  ],
  [
    'type is missing, what is like it being no text',
    { typ: 5 },
    ['missing-property /sections/0: Add "type" with the section’s type, or "use" with the name of a shared section.'],
  ],
])('a section whose %s is told once', (_what, section, problems) => {
  expect(told(section)).toEqual(problems)
})

test('what a page must have and has not is told', () => {
  expect(toldOfPage({ description: 'What it says.', sections: [prose] })).toEqual([
    expect.stringMatching(/^missing-property : .*"title"/),
  ])
})

test('a shared section that uses another is told so', () => {
  expect(toldOfShared({ use: 'words' }, true)).toEqual([
    'missing-property : A shared section has a type of its own, and can’t use another one.',
  ])
})

test('misspelt names are told each, and are not missing as well', () => {
  expect(told({ type: 'faq', title: 'Questions', items: [{ qestion: 'Open?', anwser: 'Yes.' }] })).toEqual([
    'unknown-property /sections/0/items/0/qestion: Did you mean "question"?',
    'unknown-property /sections/0/items/0/anwser: Did you mean "answer"?',
  ])
})

test('an object of another kind, or of no kind at all, is one mistake', () => {
  const faq = { type: 'faq', title: 'Questions' }
  expect(told({ ...faq, items: [{ height: 1, width: 2 }] })).toEqual([
    expect.stringMatching(/^unknown-property \/sections\/0\/items\/0\/height: /),
  ])
  expect(told({ ...faq, items: [{}] })).toEqual([expect.stringMatching(/^missing-property \/sections\/0\/items\/0: /)])
})

test('what only has a "type" is no section in a wrong place', () => {
  const items = [{ question: 'Open?', answer: 'Yes.', type: 'van' }]
  expect(told({ type: 'faq', title: 'Questions', items })).toEqual([
    expect.stringMatching(/^unknown-property \/sections\/0\/items\/0\/type: It has all/),
  ])
})

test('a name that belongs inside another member says where', () => {
  const image = { src: '/images/a.webp', alt: 'A van' }
  expect(told({ type: 'banner', title: 'Words', ...image })).toContain(
    'unknown-property /sections/0/src: It belongs into "image": { "src": … }.',
  )
  expect(toldOfShared({ type: 'faq', title: 'Questions', items: [], answer: 'Yes.' }, true)).toContain(
    'unknown-property /answer: It belongs into an entry of "items": [{ "answer": … }].',
  )
})

test('a wrong name of the vars is one mistake', () => {
  expect(told(prose, { vars: { 'my city': 'Plano' } })).toEqual([expect.stringMatching(/^[a-z-]+ \/vars\/my city: /)])
})

test('of a value that is wrong in kind and otherwise only the kind is told', () => {
  expect(told({ ...prose, level: 'one' })).toEqual([expect.stringMatching(/^wrong-type \/sections\/0\/level: /)])
})

test.each([[[]], ['text'], [5]])('a document that is %j is wrong as a whole', (content) => {
  const document = parsedDocument(JSON.stringify(content), 'site.json')
  expect(toldOfPage(content)).toEqual([expect.stringMatching(/^wrong-type : /)])
  expect(validate('site', { document, data: {} }, nothing).map(line)).toEqual([expect.stringMatching(/^wrong-type : /)])
})

test('a shared section that pages use may lack what they add, but nothing else', () => {
  const section = { type: 'faq', items: [{ question: 'Open?' }], moood: 'x' }
  expect(toldOfShared(section, false).map((text) => text.split(':')[0])).toEqual([
    'unknown-property /moood',
    'missing-property /items/0',
  ])
  expect(toldOfShared({ type: 'prose' }, true)).not.toEqual([])
  expect(toldOfShared({ type: 'prose' }, false)).toEqual([])
})

test.each([
  [{ keyword: 'contains', schema: {} }, 'the keyword "contains"'],
  [{ keyword: 'format', schema: 'colour', data: 'red' }, 'the format "colour"'],
])('a schema that asks what no rule speaks for is our own mistake: %j', (error, named) => {
  const document = parsedDocument({})
  const locate = () => ({ document, path: [] })
  expect(() => schemaProblem({ instancePath: '', schemaPath: '', params: {}, ...error }, locate, nothing)).toThrow(
    named,
  )
})
