import { expect, test } from 'vitest'
import { parsedDocument, resolvedSite } from '../../../tests/sites'
import type { Problem } from '../problems/problem'
import { readSchemas } from './schemas'
import { schemaProblem, validate } from './validate'

const nothing = () => []

const line = ({ rule, pointer, hint }: Problem) => `${rule} ${pointer}: ${hint ?? ''}`

function reportedForPage(content: unknown): string[] {
  const { resolved } = resolvedSite({ 'pages/a.json': JSON.stringify(content) })
  return validate('page', resolved.pages[0]!, nothing).map(line)
}

const reported = (section: unknown, more: object = {}) =>
  reportedForPage({ title: 'A page', description: 'What it says.', ...more, sections: [section] })

function reportedForShared(data: object, isWhole: boolean): string[] {
  const document = parsedDocument(data, 'shared/a.json')
  return validate('section', { document, data }, nothing, isWhole).map(line)
}

test('what only has a "type" is no section in a wrong place', () => {
  const items = [{ question: 'Open?', answer: 'Yes.', type: 'van' }]
  expect(reported({ type: 'faq', title: 'Questions', items })).toEqual([
    expect.stringMatching(/^unknown-property \/sections\/0\/items\/0\/type: It has all/),
  ])
})

test('a name that belongs inside another member says where', () => {
  const image = { src: '/images/a.webp', alt: 'A van' }
  expect(reported({ type: 'banner', title: 'Words', ...image })).toContain(
    'unknown-property /sections/0/src: It belongs into "image": { "src": … }.',
  )
  expect(reportedForShared({ type: 'faq', title: 'Questions', items: [], answer: 'Yes.' }, true)).toContain(
    'unknown-property /answer: It belongs into an entry of "items": [{ "answer": … }].',
  )
})

test('a shared section that pages use may lack what they add, but nothing else', () => {
  const section = { type: 'faq', items: [{ question: 'Open?' }], moood: 'x' }
  expect(reportedForShared(section, false).map((text) => text.split(':')[0])).toEqual([
    'unknown-property /moood',
    'missing-property /items/0',
  ])
  expect(reportedForShared({ type: 'prose' }, true)).not.toEqual([])
  expect(reportedForShared({ type: 'prose' }, false)).toEqual([])
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

test('no schema limits the length of texts, which ajv counts in UTF-16 units here', () => {
  const limits = [...readSchemas().values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"(?:min|max)Length":\d+/g)].map(([limit]) => limit),
  )
  expect([...new Set(limits)]).toEqual(['"minLength":1'])
})
