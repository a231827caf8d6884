import { expect, test } from 'vitest'
import { type Documents, resolvedSite } from '../../tests/sites'
import { NO_NAMES, siteNames, valuesOfFormats } from './site-names'

const images = new Map([
  ['/images/workshop', undefined],
  ['/images/workshop.old (2024)', undefined],
  ['/images/workshop/van.jpg', undefined],
  ['/images/workshop/room.jpg', undefined],
])

function namesOf(documents: Documents) {
  const { sources, facts } = resolvedSite(documents)
  return siteNames({ shared: sources.shared, images }, facts)
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

test('pictures are in alphabetical order; their folders are no pictures', () => {
  expect(namesOf({}).images).toEqual(['/images/workshop/room.jpg', '/images/workshop/van.jpg'])
})

test('pages, the telephone and the e-mail address are suggested for links, pictures for pictures', () => {
  const pages = [{ value: '/plano', about: 'Plano' }]
  const { link, image } = valuesOfFormats({ ...NO_NAMES, images: ['/images/van.jpg'], pages })
  expect(link?.values.map(({ value }) => value)).toEqual(['/plano', 'tel:{tel}', 'mailto:{email}'])
  expect(link?.values.filter(({ about }) => !about)).toEqual([])
  expect(image).toEqual({ values: [{ value: '/images/van.jpg' }] })
})

test('icons are the code’s own: an unknown one is wrong', () => {
  const { icon, link, image } = valuesOfFormats(NO_NAMES)
  expect(icon?.values).toContainEqual({ value: 'plug-zap' })
  expect(icon?.must).toContain('lucide.dev/icons')
  expect([link?.must, image?.must]).toEqual([undefined, undefined])
})
