import { expect, test } from 'vitest'
import { fieldPlaces } from './field-places'

const section = {
  type: 'faq',
  title: 'Asked',
  items: [{ question: 'Why?', links: [{ href: '/a' }, { href: '/b' }] }, { answer: 'So.' }, 'no item'],
}

test.each([
  ['title', [{ path: ['title'], value: 'Asked' }]],
  ['items', [{ path: ['items'], value: section.items }]],
  // one for each entry that could have it
  ['items.question', [{ path: ['items', 0, 'question'], value: 'Why?' }, { path: ['items', 1, 'question'] }]],
  [
    'items.links.href',
    [
      { path: ['items', 0, 'links', 0, 'href'], value: '/a' },
      { path: ['items', 0, 'links', 1, 'href'], value: '/b' },
    ],
  ],
  ['variant', [{ path: ['variant'] }]],
  // what lies in a field that is left out, or of another kind, has no place
  ['picture.alt', []],
  ['title.text', []],
])('%s', (field, places) => {
  expect(fieldPlaces(section, field.split('.'))).toEqual(places)
})

test.each([['words'], [undefined], [null]])('%j has no fields', (section) => {
  expect(fieldPlaces(section, ['title'])).toEqual([])
})
