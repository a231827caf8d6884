import { describe, expect, test } from 'vitest'
import { reported } from '../../tests/problems'
import { type Documents, openedSite, page, prose } from '../../tests/sites'
import { valueAt } from '../documents/json-tree'
import { originOf } from '../site/origins'

const review = (text: string, more: object = {}) => ({ text, author: 'Dana R.', rating: 5, ...more })

const ENTRIES = [
  review('One.', { city: 'Plano', date: 'March 2025' }),
  review('Two.', { city: 'Stowe', rating: 4, tags: ['panel', 'garage'] }),
  review('Three.', { city: 'Plano', date: 'May 2024', rating: 3 }),
  review('Four.', { city: 'Plano', date: 'December 2024', rating: 4.5, tags: ['panel'] }),
]

const LISTS = {
  'lists/reviews.json': { of: 'testimonial', entries: ENTRIES },
  'lists/asked.json': {
    of: 'question',
    entries: [
      { question: 'Where?', answer: 'In {city}. Call {phone}.', city: 'Plano' },
      { question: 'When?', answer: 'Now.', tags: ['time'] },
    ],
  },
}

const testimonials = (items: object) => ({ type: 'testimonials', title: 'What they say', items })

/** A page of a city with these sections below its heading, and the lists. */
const siteWith = (sections: object[], more: Documents = {}) =>
  openedSite({
    'pages/plano.json': page([prose({ level: 1 }), ...sections], {
      title: 'Plano',
      description: 'What there is to know about us in Plano, in a sentence of its own.',
      vars: { city: 'Plano' },
    }),
    ...LISTS,
    ...more,
  })

const pageOf = (...args: Parameters<typeof siteWith>) => {
  const resolved = siteWith(...args).resolvedPages.find(({ route }) => route === '/plano')
  if (!resolved) throw new Error('There is no /plano.')
  return resolved
}

/** The texts of the reviews that a page shows. */
const shown = (selection: object) => {
  const items = valueAt(pageOf([testimonials(selection)]).data, ['sections', 1, 'items'])
  return Array.isArray(items) ? items.map((item) => valueAt(item, ['text'])) : undefined
}

test.each([
  [{}, ['One.', 'Two.', 'Three.', 'Four.']],
  [{ where: { city: '{city}' } }, ['One.', 'Three.', 'Four.']],
  [{ where: { city: 'Stowe', rating: 4 } }, ['Two.']],
  [{ where: { city: 'Plano', rating: 4 } }, undefined],
  [{ where: { tags: 'panel' } }, ['Two.', 'Four.']],
  [{ where: { tags: 'panel', city: 'Plano' } }, ['Four.']],
  [{ limit: 2 }, ['One.', 'Two.']],
  [{ order: 'rating' }, ['Three.', 'Two.', 'Four.', 'One.']],
  [{ order: '-rating', limit: 2 }, ['One.', 'Four.']],
  // months in the order of time; an entry without one comes last
  [{ order: 'date' }, ['Three.', 'Four.', 'One.', 'Two.']],
  [{ order: '-date' }, ['One.', 'Four.', 'Three.', 'Two.']],
])('%j chooses %j', (selection, texts) => {
  expect(shown({ list: 'reviews', ...selection })).toEqual(texts)
})

test('an entry has the fields that its section knows, with the variables of the page', () => {
  const faq = { type: 'faq', title: 'Questions', items: { list: 'asked' } }
  const site = siteWith([faq, testimonials({ list: 'reviews', where: { tags: 'garage' } })])
  const [, questions, reviews] = site.pages.find(({ route }) => route === '/plano')?.data.sections ?? []
  expect(questions).toHaveProperty('items', [
    { question: 'Where?', answer: 'In Plano. Call (802) 555-0100.' },
    { question: 'When?', answer: 'Now.' },
  ])
  expect(reviews).toHaveProperty('items', [review('Two.', { city: 'Stowe', rating: 4 })])
})

test('a value is traced to its entry, and the array to where the list is chosen', () => {
  const shared = { 'shared/said.json': testimonials({ list: 'reviews', order: 'rating' }) }
  const selection = { list: 'reviews', where: { city: 'Plano' }, order: '-rating', limit: 2 }
  const resolved = pageOf([{ use: 'said' }, testimonials(selection), { use: 'said', items: selection }], shared)
  const traced = (...path: (string | number)[]) => {
    const origin = originOf(resolved, ['sections', ...path])
    return [origin.document.file.replace('site.config/', ''), ...origin.path].join('/')
  }
  expect(traced(1, 'items', 0, 'text')).toBe('lists/reviews.json/entries/2/text')
  expect(traced(1, 'items')).toBe('shared/said.json/items')
  expect(traced(1, 'title')).toBe('shared/said.json/title')
  expect(traced(2, 'items', 1)).toBe('lists/reviews.json/entries/3')
  expect(traced(2, 'items')).toBe('pages/plano.json/sections/2/items')
  expect(traced(3, 'items', 0, 'author')).toBe('lists/reviews.json/entries/0/author')
})

test('a section that finds nothing is left out, with a warning that says so', () => {
  const own = testimonials({ list: 'reviews', where: { city: '{city}', rating: 1 } })
  const shared = { 'shared/said.json': testimonials({ list: 'reviews', where: { rating: 2 } }) }
  const all = testimonials({ list: 'reviews' })
  const site = siteWith([own, { use: 'said' }, prose(), all], {
    ...shared,
    'lists/asked.json': undefined,
    'pages/index.json': page([prose({ level: 1, body: '[Plano](/plano)' })]),
  })
  const [plano] = site.pages.filter(({ route }) => route === '/plano')
  expect(plano?.data.sections.map(({ type }) => type)).toEqual(['prose', 'prose', 'testimonials'])
  const origins = site.resolvedPages.map((resolved) => originOf(resolved, ['sections', 1, 'body']).path)
  expect(origins).toContainEqual(['sections', 3, 'body'])
  expect(site.problems.map(({ rule, pointer, what }) => [rule, pointer, what])).toEqual([
    [
      'empty-selection',
      '/sections/1/items/where',
      'finds no entry in lists/reviews.json where "city" is "Plano" and "rating" is 1, so the section is left out',
    ],
    [
      'empty-selection',
      '/sections/2/use',
      'finds no entry in lists/reviews.json where "rating" is 2, so the section is left out',
    ],
  ])
})

test('where nothing is found, the value that was meant is suggested, unless it is a variable', () => {
  const asked = testimonials({ list: 'reviews', where: { city: 'Plao' } })
  const hints = (...sections: object[]) => siteWith(sections).problems.map(({ rule, hint }) => `${rule}: ${hint}`)
  expect(hints(asked)).toContain('empty-selection: Did you mean "Plano"?')
  const none = testimonials({ list: 'reviews', where: { city: '{state}' } })
  expect(hints(none)).toContain('empty-selection: Add an entry with that to lists/reviews.json, or delete the section.')
})

test('a section with room for a few takes that many, and one that needs more is left out', () => {
  const picture = { src: '/images/truck.jpg', alt: 'The van' }
  const projects = Array.from({ length: 8 }, (_, index) => ({ picture, ...(index === 0 && { city: 'Plano' }) }))
  const gallery = (where: object) => ({ type: 'gallery', title: 'Seen', images: { list: 'work', where } })
  const { data, selections } = pageOf([gallery({}), gallery({ city: 'Plano' })], {
    'lists/work.json': { of: 'project', entries: projects },
  })
  expect(valueAt(data, ['sections', 1, 'images'])).toHaveLength(6)
  expect(valueAt(data, ['sections', 2])).toBeUndefined()
  expect(selections.map(({ chosen }) => chosen?.shown.length)).toEqual([6, 1])
})

describe('a mistake is reported once, at its place, with a suggestion', () => {
  const inSection = (items: string, type = 'testimonials') =>
    reported('section', `{ "type": "${type}", "title": "What they say", "items": ${items} }`, LISTS)

  test.each([
    ['{ "list": "review" }', 'unknown-list «"review"»: Did you mean "reviews"?'],
    ['{ "list": "lists/reviews.json" }', 'unknown-list «"lists/reviews.json"»: Did you mean "reviews"?'],
    ['{ "list": "zzzzzzzzz" }', 'unknown-list «"zzzzzzzzz"»: The lists of this kind are: reviews.'],
    ['{ "list": "asked" }', 'wrong-list-kind «"asked"»: The lists of this kind are: reviews.'],
    ['{ "lst": "reviews" }', 'unknown-property «"lst"»: Did you mean "list"?'],
    ['{ "list": 5 }', 'wrong-type «5»: Put it in quotes: "5".'],
    ['{ "limit": 5 }', 'missing-property «{»: Add "list": The name of the list: "reviews" is lists/reviews.json.'],
    ['{ "list": "reviews", "limit": "5" }', 'wrong-type «"5"»: Remove the quotes: 5.'],
    ['{ "list": "reviews", "limit": 0 }', 'out-of-range «0»: What belongs here: How many entries to show at most.'],
    ['{ "list": "reviews", "where": { "ctiy": "Plano" } }', 'unknown-property «"ctiy"»: Did you mean "city"?'],
    ['{ "list": "reviews", "where": { "rating": "5" } }', 'wrong-type «"5"»: Remove the quotes: 5.'],
    ['{ "list": "reviews", "order": "-dte" }', 'unknown-value «"-dte"»: Did you mean "-date"?'],
    ['{ "list": "reviews", "where": { "city": "{cty}" } }', expect.stringContaining('unknown-variable «{cty}»')],
  ])('%s', (items, problem) => {
    expect(inSection(items)).toEqual([problem])
  })

  test('a single entry that is not in a list is told to be put in one', () => {
    expect(inSection('{ "question": "Who?", "answer": "We." }', 'faq')).toEqual([
      expect.stringMatching(/^wrong-type .*: Put it between \[ and \]/s),
    ])
  })

  test('a section that takes no lists', () => {
    expect(inSection('{ "list": "reviews" }', 'steps')).toEqual([expect.stringMatching(/^wrong-type «{ "list"/)])
  })

  test('everything in one run, also in shared sections', () => {
    const wrong = testimonials({ list: 'reveiws', limit: 'x' })
    const problems = reported('page', page([{ use: 'used' }]), {
      'shared/used.json': wrong,
      'shared/idle.json': wrong,
      ...LISTS,
    })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'unknown-list «"reveiws"»',
      'wrong-type «"x"»',
      'unknown-list «"reveiws"»',
      'wrong-type «"x"»',
    ])
  })
})

describe('a list', () => {
  const inList = (content: object | string, items = '{ "list": "reviews" }') =>
    reported('section', `{ "type": "testimonials", "title": "What they say", "items": ${items} }`, {
      'lists/reviews.json': content,
    })

  test.each([
    [{ of: 'testimonials', entries: [] }, 'unknown-value «"testimonials"»: Did you mean "testimonial"?'],
    [{ entries: [] }, 'missing-property «{»: Add "of": What the entries are.'],
    [{ of: 'testimonial', entrys: ENTRIES }, 'unknown-property «"entrys"»: Did you mean "entries"?'],
    [
      { of: 'testimonial', entries: [review('One.', { raitng: 5 })] },
      'unknown-property «"raitng"»: Did you mean "rating"?',
    ],
    [
      { of: 'testimonial', entries: [{ text: 'One.', author: 'Dana R.', raitng: 5 }] },
      'unknown-property «"raitng"»: Did you mean "rating"?',
    ],
    [{ of: 'testimonial', entries: [review('One.', { rating: 6 })] }, expect.stringContaining('out-of-range «6»')],
    [
      { of: 'testimonial', entries: [{ text: 'One.', rating: 5 }] },
      expect.stringContaining('missing-property «{»: Add "author"'),
    ],
    [{ of: 'testimonial', entries: [review('', {})] }, expect.stringContaining('empty-text «""»')],
    [{ of: 'testimonial', entries: [review('Call {phnoe}.')] }, expect.stringContaining('unknown-variable «{phnoe}»')],
    ['{', expect.stringContaining('syntax')],
    ['[]', expect.stringContaining('wrong-type')],
  ])('%j has its problem reported once', (content, problem) => {
    expect(inList(content)).toEqual([problem])
  })

  test('the entries that no page shows are checked too', () => {
    const entries = [
      { question: 'Where?', answer: '[Here](/here).' },
      { question: 'When?', answer: '[Now](/now).' },
    ]
    const faq = { type: 'faq', title: 'Questions', items: { list: 'asked', limit: 1 } }
    const { problems } = openedSite({
      'pages/index.json': page([prose({ level: 1 }), faq]),
      'lists/asked.json': { of: 'question', entries },
      'lists/idle.json': { of: 'question', entries },
    })
    expect(problems.map(({ rule, file, pointer }) => `${rule} ${file}${pointer}`)).toEqual([
      'broken-link site.config/lists/asked.json/entries/0/answer',
      'broken-link site.config/lists/asked.json/entries/1/answer',
      'broken-link site.config/lists/idle.json/entries/0/answer',
      'broken-link site.config/lists/idle.json/entries/1/answer',
    ])
  })

  test('one that no section chooses from, and an entry that none fits, are warned about; a limit is not', () => {
    const { problems } = openedSite({
      'pages/index.json': page([
        prose({ level: 1 }),
        testimonials({ list: 'reviews', where: { city: 'Plano' }, limit: 1 }),
      ]),
      ...LISTS,
    })
    expect(problems.map(({ rule, file, pointer }) => `${rule} ${file}${pointer}`)).toEqual([
      'unused-list site.config/lists/asked.json',
      'unused-entry site.config/lists/reviews.json/entries/1',
    ])
  })
})
