import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'

const OVEN = 'The oven of Bath is old.'
const COPIED = ['We knead at night and sell at dawn.', 'Rye and oat are what we like best.']
const NEW = ['Our cakes are made to order only.', 'Ask for rolls on any day.', 'The shop has a yellow door.']

/** Cities' pages by their files, which are the cities' names but for a digit: each of these paragraphs a text of its own. */
type Pages = Record<string, string[]>

/** Where pages name other cities in copied words: each as its file and the text, with the name marked. */
function leftovers(pages: Pages): string[] {
  const documents = Object.entries(pages).map(([file, [title = '', ...texts]]) => [
    `pages/${file.toLowerCase()}.json`,
    page([prose({ level: 1, title, body: 'Bread.' }), ...texts.map((body) => prose({ title: 'Words', body }))], {
      title: file,
      description: `Of ${file}`,
      vars: { city: file.replace(/\d+/, '') },
    }),
  ])
  const { problems, textOf } = openedSite(Object.fromEntries(documents))
  return problems.flatMap(({ rule, file, start, end }) => {
    const text = textOf(file)
    const marked = `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`
    const [, written = ''] = /"([^"]*«[^"]*)"/.exec(marked) ?? []
    return rule === 'leftover-city' ? [`${/(\w+)\.json/.exec(file)?.[1]}: ${written}`] : []
  })
}

test('leftovers are reported in the order of the pages and of the places on them', () => {
  const texts = ['We bake', OVEN, 'Bath bakes our own bread, as Bath does.']
  expect(leftovers({ Avon: texts, Bath: texts, Cary: texts.slice(0, 2) })).toEqual([
    'avon: The oven of «Bath» is old.',
    'avon: «Bath» bakes our own bread, as Bath does.',
    'avon: Bath bakes our own bread, as «Bath» does.',
    'cary: The oven of «Bath» is old.',
  ])
})

test('a name is reported in the sentence that was copied, as written or as read, not in one that is new', () => {
  const avon = 'Bath is where we learned it all. The oven of Bath is old.'
  for (const bath of ['It is hot. The oven of {city} is old.', OVEN])
    expect(leftovers({ Avon: ['We bake', avon], Bath: ['We sell', bath] })).toEqual([
      'avon: Bath is where we learned it all. The oven of «Bath» is old.',
    ])
})

test('a page may be copied from several: of the cities that a sentence names only theirs are reported', () => {
  const both = 'Bath and Cary bake on every day.'
  const dough = 'The dough of Cary is sour.'
  expect(leftovers({ Avon: ['x', dough, OVEN, both], Bath: ['y', OVEN, both], Cary: ['z', dough] })).toEqual([
    'avon: The dough of «Cary» is sour.',
    'avon: The oven of «Bath» is old.',
    'avon: «Bath» and Cary bake on every day.',
  ])
})

test.each([
  ['names the page’s own city too', ['The oven of Bath is that of Avon.']],
  ['is on no page of the other city', ['The oven of Bath is new.']],
])('a sentence that %s is right', (_, texts) => {
  expect(
    leftovers({ Avon: ['We bake', ...texts], Bath: ['We sell', OVEN, 'The oven of Bath is that of Avon.'] }),
  ).toEqual([])
})

test('three words beside the name tell a copy, wherever they stand; fewer where half of the page is copied', () => {
  const reported = (text: string, others = NEW) =>
    leftovers({ Avon: ['We bake', text, ...others], Bath: ['We sell', text, ...COPIED] })
  expect(reported('Old oven of Bath')).toEqual(['avon: Old oven of «Bath»'])
  expect(reported('Oven of Bath')).toEqual([])
  expect(reported('Oven of Bath', [...COPIED, NEW[0] ?? ''])).toEqual(['avon: Oven of «Bath»'])
})
