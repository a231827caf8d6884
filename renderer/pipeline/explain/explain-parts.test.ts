import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { explainParts } from './explain-parts'
import type { Part } from './explanation'
import { type Subject, findSubject } from './subject'

const faq = { type: 'faq', title: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] }

const documents = {
  'shared/words.json': prose({ title: 'Shared' }),
  'pages/plano.json': page([{ use: 'words', title: 'Own' }, faq], { aliases: [] }),
}

function partsOf(path: (string | number)[]): Part[] | undefined {
  const site = openedSite(documents)
  return explainParts(findSubject(site, '/plano') as Subject, path)
}

/** Names and values, without places. */
const outline = (parts: Part[] | undefined): unknown =>
  parts?.map(({ name, value, parts }) => (parts ? { [name]: outline(parts) } : { [name]: value }))

test('parts are told three levels deep; what lies deeper stands whole, and so does what is empty', () => {
  expect(outline(partsOf([]))).toEqual([
    { title: 'A page' },
    { description: expect.any(String) },
    { aliases: [] },
    {
      sections: [
        { 0: [{ type: 'prose' }, { title: 'Own' }, { body: 'Text.' }] },
        { 1: [{ type: 'faq' }, { title: 'Asked' }, { items: faq.items }] },
      ],
    },
  ])
})

test('from a section on, the entries of its lists are told too', () => {
  expect(outline(partsOf(['sections', 1]))).toEqual([
    { type: 'faq' },
    { title: 'Asked' },
    { items: [{ 0: [{ question: 'Why?' }, { answer: 'So.' }] }] },
  ])
})

test('each part is placed where it was written', () => {
  const [shared, own] = partsOf(['sections'])!
  expect(
    shared!.parts!.map(({ name, from, place }) => [
      name,
      from,
      `${place.file.replace('site.config/', '')} ${place.pointer}`,
    ]),
  ).toEqual([
    ['type', 'shared', 'shared/words.json /type'],
    ['title', 'override', 'pages/plano.json /sections/0/title'],
    ['body', 'shared', 'shared/words.json /body'],
  ])
  expect(own).toMatchObject({ from: 'page', place: { pointer: '/sections/1' } })
})

test.each([[['title']], [['aliases']], [['keywords']]])('%j has no parts', (path) => {
  expect(partsOf(path)).toBeUndefined()
})
