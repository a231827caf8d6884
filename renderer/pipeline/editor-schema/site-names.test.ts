import { expect, test } from 'vitest'
import { parseAll, parseDocuments } from '../documents/parse-documents'
import { resolve } from '../resolve'
import { siteNames } from './site-names'

const images = new Map([
  ['/images/workshop', undefined],
  ['/images/workshop/room.jpg', undefined],
])

function namesOf(texts: Record<string, string>) {
  const { sources } = parseAll(parseDocuments('site.config', Object.keys(texts), (name) => texts[name] ?? ''))
  return siteNames({ sources, resolved: resolve(sources).resolved, images })
}

test('pages are told by their titles, with their variables filled in', () => {
  const { pages } = namesOf({
    'pages/index.json': '{ "title": "Home in {city}", "vars": { "city": "Stowe" }, "sections": [] }',
    'pages/404.json': '{ "title": "Nothing here" }',
  })
  expect(pages).toEqual([{ value: '/', about: 'Home in Stowe' }])
})

test('a document that is broken while it is written hides no other', () => {
  const { pages, shared } = namesOf({
    'pages/a.json': '{ "title": ',
    'shared/map.json': '{ "type": "map", "title": "Our towns" }',
    'shared/new.json': '{}',
    'shared/half.json': '{ "type": "hero", ',
  })
  expect(pages).toEqual([{ value: '/a', about: '' }])
  expect(shared).toEqual([
    { name: 'map', type: 'map', about: 'map: Our towns' },
    { name: 'new', type: '', about: '' },
    { name: 'half', type: '', about: '' },
  ])
})

test('folders of pictures are no pictures', () => {
  expect(namesOf({}).images).toEqual(['/images/workshop/room.jpg'])
})
