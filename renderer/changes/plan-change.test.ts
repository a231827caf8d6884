import { describe, expect, test } from 'vitest'
import { type Documents, loadedSite, page, prose } from '../../tests/sites'
import { invertEdits } from './edit'
import type { Operation } from './operations'
import { planChange } from './plan-change'

/** What becomes of the text of a page. */
function patchText(text: string, ...operations: Operation[]): string | undefined {
  const site = loadedSite({ 'pages/a.json': text })
  return planChange({ '/a': operations }, site)[0]?.after
}

const review = (text: string, city: string) => ({ text, author: 'Dana R.', rating: 5, city })

const SELECTION = { list: 'reviews', where: { city: '{city}' } }

const SITE: Documents = {
  'pages/plano.json': page(
    [
      { use: 'words', level: 2 },
      prose({ title: '{phone}', body: 'In {city}' }),
      { type: 'testimonials', title: 'Said', items: SELECTION },
      { use: 'said' },
    ],
    { vars: { city: 'Plano' } },
  ),
  'shared/said.json': { type: 'testimonials', title: 'Said', items: { ...SELECTION, order: '-text' } },
  'lists/reviews.json': {
    of: 'testimonial',
    entries: [review('In Avon.', 'Avon'), review('One.', 'Plano'), review('{phone}', 'Plano')],
  },
  'shared/words.json': prose({ items: [{ text: 'shared' }] }),
}

const TITLE = '/sections/0/title'

describe('what a page shows of other documents', () => {
  const plan = (operation: Operation, shared = false) =>
    planChange({ '/plano': [operation] }, loadedSite(SITE), { shared }).map(({ file }) => file)

  test.each<[string, Operation, string, string[]]>([
    [
      'a shared section',
      { op: 'replace', path: TITLE, value: 'New' },
      `${TITLE} of pages/plano.json is written in shared/words.json at /title.`,
      ['shared/words.json'],
    ],
    [
      'a part of one',
      { op: 'add', path: '/sections/0/items/0/text', value: 'New' },
      'is written in shared/words.json at /items/0/text.',
      ['shared/words.json'],
    ],
    ['what is tested there', { op: 'test', path: TITLE, value: 'Words' }, 'is written in shared/words.json', []],
    [
      'a text that is a variable',
      { op: 'replace', path: '/sections/1/title', value: '(802) 555-0199' },
      '/sections/1/title of pages/plano.json is the variable {phone}, written in site.json at /phone.',
      ['site.json'],
    ],
    [
      'a variable among vars',
      { op: 'replace', path: '/vars/phone', value: '(802) 555-0199' },
      'is the variable {phone}, written in site.json at /phone.',
      ['site.json'],
    ],
    [
      'an entry of a list',
      { op: 'replace', path: '/sections/2/items/0/text', value: 'New' },
      '/sections/2/items/0/text of pages/plano.json is written in lists/reviews.json at /entries/1/text.',
      ['lists/reviews.json'],
    ],
    [
      'an entry that a shared section shows',
      { op: 'remove', path: '/sections/3/items/0' },
      'is written in lists/reviews.json at /entries/1.',
      ['lists/reviews.json'],
    ],
    [
      'an entry that is added',
      { op: 'add', path: '/sections/2/items/-', value: review('New.', 'Plano') },
      'is written in lists/reviews.json at /entries/-.',
      ['lists/reviews.json'],
    ],
    [
      'what is moved out',
      { op: 'move', from: TITLE, path: '/title' },
      'is written in shared/words.json at /title',
      ['shared/words.json', 'pages/plano.json'],
    ],
  ])('%s is changed there only if that is allowed', (_, operation, message, files) => {
    expect(() => plan(operation)).toThrow(message)
    expect(() => plan(operation)).toThrow(/"add" \/\S+, which then says something else here alone\.$/)
    expect(plan(operation, true).sort()).toEqual([...files].sort())
  })

  test('a variable that is made of others is changed nowhere', () => {
    const site = loadedSite({ 'pages/a.json': page([prose({ title: '{address}' })]) })
    const operation: Operation = { op: 'replace', path: TITLE, value: 'Elsewhere' }
    expect(() => planChange({ '/a': [operation] }, site, { shared: true })).toThrow(
      'is the variable {address} (the address in one line), written in site.json at /address/street, site.json at /address/town, site.json at /address/state, and site.json at /address/zip. Change what it is made of',
    )
  })

  test.each<[string, Operation]>([
    ['a key beside "use"', { op: 'replace', path: '/sections/0/level', value: 3 }],
    ['a new key beside "use"', { op: 'add', path: TITLE, value: 'Own' }],
    ['a text in place of a variable', { op: 'add', path: '/sections/1/title', value: 'Own' }],
    ['a text that still names it', { op: 'replace', path: '/sections/1/title', value: 'Call {phone}' }],
    ['a text with a variable in it', { op: 'replace', path: '/sections/1/body', value: 'In town' }],
    ['a variable of its own', { op: 'add', path: '/vars/phone', value: '(802) 555-0199' }],
    ['the whole section', { op: 'remove', path: '/sections/0' }],
    ['how entries are chosen', { op: 'add', path: '/sections/2/items/limit', value: 2 }],
    ['a list in place of the chosen entries', { op: 'add', path: '/sections/2/items', value: [] }],
  ])('%s is written in the page itself', (_, operation) => {
    expect(plan(operation, true)).toEqual(['pages/plano.json'])
    expect(plan(operation)).toEqual(['pages/plano.json'])
  })
})

test('an entry is the one that the page shows after earlier operations', () => {
  const operations: Operation[] = [
    { op: 'replace', path: '/vars/city', value: 'Avon' },
    { op: 'replace', path: '/sections/2/items/0/text', value: 'New.' },
  ]
  const edits = planChange({ '/plano': operations }, loadedSite(SITE), { shared: true })
  const list = edits.find(({ file }) => file === 'lists/reviews.json')
  expect(JSON.parse(list?.after ?? '')).toHaveProperty('entries.0.text', 'New.')
})

describe('documents', () => {
  test.each([
    '/plano',
    'plano',
    '/plano/',
    'pages/plano.json',
    'shared/words',
    'shared/words.json',
    'lists/reviews',
    'site',
    'site.json',
  ])('%s names one', (name) => {
    const operation: Operation = { op: 'add', path: '/$comment', value: 'x' }
    expect(planChange({ [name]: [operation] }, loadedSite(SITE))).toHaveLength(1)
  })

  test('are created, deleted and moved by edits whose inverse brings them back', () => {
    const site = loadedSite(SITE)
    const add: Operation = { op: 'add', path: '', value: { title: 'Jobs', sections: [{ use: 'words' }] } }
    const edits = planChange(
      { '/jobs': [add], 'shared/words': [{ op: 'remove', path: '' }], '/': [{ op: 'remove', path: '/title' }] },
      site,
      { moves: { '/': '/start', '/plano': '/towns/plano' } },
    )
    const [plano, home] = ['pages/plano.json', 'pages/index.json'].map(site.read)
    expect(edits).toEqual([
      {
        file: 'pages/jobs.json',
        before: undefined,
        after: '{\n  "title": "Jobs",\n  "sections": [\n    {\n      "use": "words"\n    }\n  ]\n}\n',
      },
      { file: 'shared/words.json', before: site.read('shared/words.json'), after: undefined },
      { file: 'pages/index.json', before: home, after: undefined },
      {
        file: 'pages/start.json',
        before: undefined,
        after: expect.not.stringContaining('A page'),
        from: 'pages/index.json',
      },
      { file: 'pages/plano.json', before: plano, after: undefined },
      { file: 'pages/towns/plano.json', before: undefined, after: plano, from: 'pages/plano.json' },
    ])
    expect(invertEdits(invertEdits(edits))).toEqual(edits)
    expect(invertEdits(edits)[0]).toEqual({ file: 'pages/towns/plano.json', before: plano, after: undefined })
  })

  test('are created as copies of others, which operations then change', () => {
    const site = loadedSite(SITE)
    const patches: Record<string, Operation[]> = { '/avon': [{ op: 'add', path: '/vars/city', value: 'Avon' }] }
    const after = site.read('pages/plano.json').replace('"Plano"', '"Avon"')
    expect(planChange(patches, site, { copies: { '/avon': '/plano' } })).toEqual([
      { file: 'pages/avon.json', before: undefined, after },
    ])
    expect(() => planChange({}, site, { copies: { '/avon': '/planoo' } })).toThrow('Did you mean "/plano"?')
    expect(() => planChange({}, site, { copies: { '/plano': '/' } })).toThrow('pages/plano.json exists already.')
  })

  test.each([
    ['/planoo', '/planoo: there is no such document. Did you mean "/plano"?'],
    ['shared/word', 'shared/word: there is no such document. Did you mean "shared/words"?'],
    ['lists/reveiws', 'lists/reveiws: there is no such document. Did you mean "lists/reviews"?'],
    ['/../../secret', '"/../../secret" can’t be the name of a document'],
    ['shared/../site', 'can’t be the name of a document'],
    ['/.hidden', 'can’t be the name of a document'],
  ])('%s is none', (name, message) => {
    expect(() => planChange({ [name]: [{ op: 'remove', path: '/title' }] }, loadedSite(SITE))).toThrow(message)
  })

  test.each([
    ['{ "title": "A", }', 'pages/a.json is not JSON. `npm run validate` shows what to correct in it.'],
    ['{ "title": "A", "title": "B" }', 'pages/a.json has two members of one name in an object.'],
  ])('%s can’t be edited', (text, message) => {
    expect(() => patchText(text, { op: 'add', path: '/title', value: 'C' })).toThrow(message)
  })
})

test.each<[Operation, string]>([
  [
    { op: 'replace', path: '/titel', value: 'B' },
    '/a: there is nothing at /titel of pages/a.json. Did you mean "title"?',
  ],
  [
    { op: 'remove', path: '/keywords/2' },
    'there is nothing at /keywords/2 of pages/a.json. The list has 2 entries, 0 to 1.',
  ],
  [{ op: 'remove', path: '/keywords/01' }, 'there is nothing at /keywords/01'],
  [
    { op: 'add', path: '/keywords/3', value: 'c' },
    '/keywords/3 of pages/a.json can’t be added: the list has 2 entries, 0 to 1. "-" adds at its end.',
  ],
  [{ op: 'add', path: '/title/0', value: 'c' }, '/title/0 of pages/a.json can’t be added: "A" has no parts.'],
  [{ op: 'test', path: '/title', value: 'B' }, '/title of pages/a.json is "A", not "B".'],
])('%j says why it can’t be done', (operation, message) => {
  expect(() => patchText('{ "title": "A", "keywords": ["one", "two"] }', operation)).toThrow(message)
})

test('what is tested is equal whatever the order of its members and the form of its numbers', () => {
  const text = '{ "a": { "b": 1.0, "c": [-0] } }'
  expect(patchText(text, { op: 'test', path: '/a', value: { c: [0], b: 1 } })).toBeUndefined()
})
