import { expect, test } from 'vitest'
import { reported } from '../../tests/problems'
import { renderRoute } from '../../tests/render-route'
import { openedSite, page, prose, validSite } from '../../tests/sites'

const faq = (questions: string[], more: object = {}) => ({
  type: 'faq',
  title: 'Questions',
  items: questions.map((question) => ({ question, answer: 'Yes.' })),
  ...more,
})

const index = (groups: string[]) => ({
  type: 'services',
  variant: 'index',
  title: 'Services',
  items: groups.map((group, number) => ({ title: `Service ${number}`, text: 'We do it.', group })),
})

/** The values of an attribute on a page with these sections, in their order. */
async function valuesOf(attribute: string, sections: object[], site: Parameters<typeof validSite>[0] = {}) {
  const documents = { 'site.json': validSite(site), 'pages/a.json': page([prose({ level: 1 }), ...sections]) }
  const html = (await renderRoute(openedSite(documents), '/a')) ?? ''
  return Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g')), ([, value = '']) => value)
}

const idsOf = (...sections: object[]) => valuesOf('id', sections)

test('questions that begin alike have different ids, in one section or in two', async () => {
  expect(await idsOf(faq(['Why?', 'Why?', 'Why 2?']), faq(['Why?', 'How?'], { title: 'More' }))).toEqual([
    'main',
    'faq-why',
    'faq-why-2',
    'faq-why-2-2',
    'faq-why-3',
    'faq-how',
  ])
})

test('a section’s own name keeps its questions apart', async () => {
  expect(await idsOf(faq(['Why?']), faq(['Why?'], { id: 'areas', title: 'More' }))).toEqual([
    'main',
    'faq-why',
    'areas',
    'areas-why',
  ])
})

test('questions and groups without Latin letters have ids by their numbers', async () => {
  expect(await idsOf(faq(['Почему?', 'Где?']))).toEqual(['main', 'faq-1', 'faq-2'])
  expect(await idsOf(index(['Кухня', 'Сад']))).toEqual(['main', 'services-1', 'services-2'])
})

test('groups whose names differ only by accents have ids and links of their own', async () => {
  const groups = ['Café', 'Cafe', 'Bar', 'Club']
  const ids = ['services-cafe', 'services-cafe-2', 'services-bar', 'services-club']
  expect(await idsOf(index(groups))).toEqual(['main', ...ids])
  const links = await valuesOf('href', [index(groups)])
  expect(links.filter((link) => link.startsWith('#services'))).toEqual(ids.map((id) => `#${id}`))
})

test('the header’s menus have ids that no author can write', async () => {
  const navigation = [
    {
      label: 'Home',
      href: '/',
      items: [
        { label: 'A', href: '/a' },
        { label: 'Home', href: '/' },
      ],
    },
  ]
  const sections = [prose({ id: 'navigation-1', title: 'Finding us' }), faq(['1?'], { id: 'navigation' })]
  const ids = await valuesOf('id', sections.slice(0, 1), { navigation })
  expect(new Set(ids).size).toBe(ids.length)
  const others = await valuesOf('id', sections.slice(1), { navigation })
  expect(new Set(others).size).toBe(others.length)
  expect(await valuesOf('aria-controls', [], { navigation })).toEqual([ids[0]])
})

test('opening a question closes only those of its own section', async () => {
  const sections = [faq(['Why?']), faq(['How?'])]
  const groups = (await valuesOf('name', sections)).filter((name) => name.startsWith('one-of'))
  expect(new Set(groups).size).toBe(2)
})

test('an author’s id that a question has is reported', () => {
  const sections = (id: string) => page([prose({ level: 1 }), faq(['Prices?']), prose({ id, title: 'Prices' })])
  expect(reported('page', sections('faq-prices'))).toEqual(['duplicate-id «"id"»: Give this section another "id".'])
  expect(reported('page', sections('faq-price'))).toEqual([])
})

test('it is reported on the page that uses the question from shared/', () => {
  const text = page([prose({ level: 1 }), { use: 'questions' }, prose({ id: 'faq-prices', title: 'Prices' })])
  expect(reported('page', text, { 'shared/questions.json': faq(['Prices?']) })).toEqual([
    'duplicate-id «"id"»: Give this section another "id".',
  ])
})
