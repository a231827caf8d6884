import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'

const OVEN = 'The oven of Bath is old.'
const COPIED = ['We knead at night and sell at dawn.', 'Rye and oat are what we like best.']
const NEW = ['Our cakes are made to order only.', 'Ask for rolls on any day.', 'The shop has a yellow door.']

/** City pages, each with the paragraphs of its sections, by their files: the city's name, which a digit may follow. */
type Pages = Record<string, string[]>

/** The leftovers on pages, each as the file and the text with the name marked. */
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
  const leftoverCities = problems.filter(({ rule }) => rule === 'leftover-city')
  return leftoverCities.map(({ file, start, end }) => {
    const text = textOf(file)
    const marked = `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`
    const [, written = ''] = /"([^"]*«[^"]*)"/.exec(marked) ?? []
    return `${/(\w+)\.json/.exec(file)?.[1]}: ${written}`
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

test('a name is reported in a copied sentence, whether by its text or its variable, but not in a new one', () => {
  const avon = 'Bath is where we learned it all. The oven of Bath is old.'
  for (const bath of ['It is hot. The oven of {city} is old.', OVEN])
    expect(leftovers({ Avon: ['We bake', avon], Bath: ['We sell', bath] })).toEqual([
      'avon: Bath is where we learned it all. The oven of «Bath» is old.',
    ])
})

test('a page may be copied from several pages: only their cities are reported', () => {
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

test('a sentence with three words next to the name counts as copied, a shorter one only if half of the page is', () => {
  const reported = (text: string, paragraphs = NEW) =>
    leftovers({ Avon: ['We bake', text, ...paragraphs], Bath: ['We sell', text, ...COPIED] })
  expect(reported('Old oven of Bath')).toEqual(['avon: Old oven of «Bath»'])
  expect(reported('Oven of Bath')).toEqual([])
  expect(reported('Oven of Bath', [...COPIED, NEW[0] ?? ''])).toEqual(['avon: Oven of «Bath»'])
})
