import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolvedSite } from '../../../tests/sites'
import { readDocument } from '../cities/read-document'
import { hashWords } from './hash-words'
import { MASK } from './mask'
import { ownShingles } from './own-shingles'
import { readSections } from './read-sections'
import { ALL } from './sampling'
import { shinglesOfLists } from './shingles-of-lists'

/** A page of these sections, beside shared ones. */
function pageOf(sections: unknown, more: object = {}) {
  const { resolved } = resolvedSite({
    'shared/words.json': { type: 'prose', title: 'Shared', body: 'words of all' },
    'shared/rule.json': { type: 'prose', body: '–' },
    'pages/index.json': { ...more, sections },
  })
  return resolved.pages.slice(0, 1)
}

const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })

/** What the page says in its sections, each as its place and its words. */
const read = (sections: unknown, which: 'own' | 'all' = 'own', more: object = {}) =>
  pageOf(sections, more).flatMap((page) => {
    const { words, ends, sections } = readSections(page, which)
    return sections.map(({ index, type }, i) => [index, type, ...words.room.slice(ends[i - 1] ?? 0, ends[i])])
  })

test('a section says its texts as people read them, in the order of the schema', () => {
  const section = {
    title: 'Our [own](/words)',
    body: '[look](/there) here',
    years: [{ year: '1882', text: 'founded' }],
  }
  const words = [0, 'prose', ...hashWords('Our own words look here 1882 founded')]
  expect(read([{ type: 'prose', ...section }])).toEqual([words])
  const { years, body, title } = section
  expect(read([{ years, id: 'not-read', body, level: 1, title, type: 'prose' }])).toEqual([words])
})

test('what is no section, and what says nothing, keeps its place and is left out', () => {
  const sections = [
    null,
    'text',
    { title: 'no type' },
    { type: 'of-another-kind', title: 'x' },
    { use: 'rule' },
    prose('here'),
  ]
  expect(read(sections)).toEqual([[5, 'prose', ...hashWords('Words here')]])
  expect(read({ 0: prose('here') })).toEqual([])
})

test('the values of variables are masked', () => {
  const vars = { city: 'Fort Worth', county: 'Worth' }
  expect(read([prose('In {city}, as Fort Worth of {county} is')], 'own', { vars })).toEqual([
    [
      0,
      'prose',
      ...hashWords('Words in'),
      MASK,
      ...hashWords('as'),
      MASK,
      ...hashWords('of'),
      MASK,
      ...hashWords('is'),
    ],
  ])
})

const shared = [{ use: 'words' }, { use: 'words', body: 'my own' }]

test('of a shared section only what the page says anew is its own', () => {
  expect(read(shared)).toEqual([[1, 'prose', ...hashWords('my own')]])
  expect(read(shared, 'all')).toEqual([
    [0, 'prose', ...hashWords('Shared words of all')],
    [1, 'prose', ...hashWords('Shared my own')],
  ])
})

const own = (...args: Parameters<typeof pageOf>) => pageOf(...args).map((page) => ownShingles(page))[0]

test('a page is compared by its own sections, one by one', () => {
  expect(own([...shared, prose('one two three four five')])).toEqual({
    ...shinglesOfLists([hashWords('my own'), hashWords('words one two three four five')]),
    sections: [
      { index: 1, type: 'prose' },
      { index: 2, type: 'prose' },
    ],
  })
})

test('a page that says nothing by itself is compared by all it shows', () => {
  expect(own([{ use: 'words' }])).toEqual({
    ...shinglesOfLists([hashWords('Shared words of all')]),
    sections: [{ index: 0, type: 'prose' }],
  })
})

test.each([[{ index: false }], [{ canonical: 'https://acme.example/' }]])(
  'a page with %j is compared with none',
  (more) => {
    expect(own([prose('here')], more)).toBeUndefined()
    expect(own([prose('here')], { index: true })).toBeDefined()
  },
)

test('a page whose document was read already is the same', () => {
  const text = fc.constantFrom(
    '{city}',
    '{{city}}',
    'In {city}, {county}',
    'Fort',
    'Worth',
    'Fort Worth',
    '',
    '–',
    'one two three',
    '[One](/two) {city}',
    '[One](/two) & three',
    'Bread. {city} bakes.',
  )
  const years = fc.array(fc.record({ text, year: text }), { maxLength: 90 })
  const section = fc.oneof(
    fc.record({ body: text, years, type: fc.constant('prose'), title: text }, { requiredKeys: ['type'] }),
    fc.record({ body: text, use: fc.constantFrom('words', 'rule') }, { requiredKeys: ['use'] }),
    fc.constant(null),
  )
  const vars = { city: 'Fort Worth', county: 'Worth' }
  fc.assert(
    fc.property(fc.array(section), text, (sections, title) => {
      for (const page of pageOf(sections, { title, vars }))
        expect(ownShingles(page, ALL, readDocument(page.document))).toEqual(ownShingles(page))
    }),
  )
})
