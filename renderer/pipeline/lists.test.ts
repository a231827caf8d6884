import { expect, test } from 'vitest'
import { type Documents, openedSite, page, prose } from '../../tests/sites'
import { valueAt } from '../documents/json-tree'
import { originOf } from '../site/origins'

const review = (text: string, more: object = {}) => ({ text, author: 'Dana R.', rating: 5, ...more })

const ENTRIES = [
  review('One.', { city: 'Plano', date: '2025-03' }),
  review('Two.', { city: 'Stowe', rating: 4, tags: ['panel', 'garage'] }),
  review('Three.', { city: 'Plano', date: '2024-05', rating: 3 }),
  review('Four.', { city: 'Plano', date: '2024-12', rating: 4.5, tags: ['panel'] }),
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
  // an entry without a month comes last
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
  const projects = Array.from({ length: 48 }, (_, index) => ({
    picture,
    title: 'A job',
    ...(index === 0 && { city: 'Plano' }),
  }))
  const gallery = (where: object) => ({ type: 'gallery', title: 'Seen', images: { list: 'work', where } })
  const { data, selections } = pageOf([gallery({}), gallery({ city: 'Plano' })], {
    'lists/work.json': { of: 'project', entries: projects },
  })
  expect(valueAt(data, ['sections', 1, 'images'])).toHaveLength(40)
  expect(valueAt(data, ['sections', 2])).toBeUndefined()
  expect(selections.map(({ chosen }) => chosen?.shown.length)).toEqual([40, 1])
})

test('an entry is shown only while it is due, and counts as fitting on other days', () => {
  const entries = [
    review('Always.', { city: 'Plano' }),
    review('Never.', { city: 'Plano', draft: true }),
    review('Later.', { city: 'Plano', from: '2999-01-01' }),
    review('Once.', { city: 'Plano', until: '2001-01-01' }),
  ]
  const site = siteWith([testimonials({ list: 'reviews' })], { 'lists/reviews.json': { of: 'testimonial', entries } })
  const page = site.resolvedPages.find(({ route }) => route === '/plano')
  expect(valueAt(page?.data, ['sections', 1, 'items'])).toEqual([review('Always.', { city: 'Plano' })])
  expect(site.facts.find(({ route }) => route === '/plano')?.changes).toEqual(['2001-01-02', '2999-01-01'])
  expect(site.problems.map(({ rule }) => rule)).not.toContain('unused-entry')
})

test('the days of an entry are in order', () => {
  const entries = [review('Never.', { city: 'Plano', from: '2999-02-01', until: '2999-01-01' })]
  const { problems } = siteWith([testimonials({ list: 'reviews' })], {
    'lists/reviews.json': { of: 'testimonial', entries },
  })
  expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toContain('reversed-dates /entries/0/until')
})
