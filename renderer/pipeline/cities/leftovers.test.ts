import { expect, test } from 'vitest'
import { resolvedSite } from '../../../tests/sites'
import { cityFacts } from './city-facts'
import { findLeftovers } from './leftovers'

/** Pages by their file, which is the city's name but for a digit, or small for a page without city. */
type Pages = Record<string, { title?: string; description?: string; keywords?: string[]; sections?: string[][] }>

/** A site's pages, as findLeftovers is given them, and the files that it opens. */
function siteOf(pages: Pages) {
  const documents = Object.entries(pages).map(([file, { sections = [], ...head }]) => {
    const vars = /^[A-Z]/.test(file) ? { city: file.replace(/\d+/, '') } : {}
    return [`pages/${file}.json`, { ...head, vars, sections: sections.map((texts) => ({ texts })) }]
  })
  const { resolved } = resolvedSite(Object.fromEntries(documents))
  const opened: string[] = []
  const cities = resolved.pages.flatMap((page) => {
    const city = cityFacts(page)
    return city ? [{ file: page.document.file, city }] : []
  })
  const open = (file: string) => {
    opened.push(nameOf(file))
    return { value: resolved.pages.find(({ document }) => document.file === file)?.document.value }
  }
  return { cities, open, opened }
}

const nameOf = (file: string) => file.replace(/.*\/|\.json/g, '')

/** Where pages name other cities in copied words: each as its file and the text, with the name marked. */
function leftovers(pages: Pages): string[] {
  const { cities, open } = siteOf(pages)
  return Array.from(
    findLeftovers(cities, open),
    ({ file, text, mention: { start, end } }) =>
      `${nameOf(file)}: ${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`,
  )
}

/** The files of the pages that are opened, in the order of the alphabet. */
function openedOf(pages: Pages): string[] {
  const { cities, open, opened } = siteOf(pages)
  const found = findLeftovers(cities, open)
  while (!found.next().done);
  return opened.sort()
}

const OVEN = 'The oven of Bath is old.'
const COPIED = ['We knead at night and sell at dawn.', 'Rye and oat are what we like best.']
const NEW = ['Our cakes are made to order only.', 'Ask for rolls on any day.', 'The shop has a yellow door.']

test('leftovers are reported in the order of the pages and of the places on them', () => {
  const [copied, more] = [[OVEN, ...NEW], ['Bath bakes our own bread, as Bath does.']]
  const avon = { title: OVEN, sections: [copied, more] }
  expect(leftovers({ about: avon, Avon: avon, Bath: avon, Cary: { sections: [copied] } })).toEqual([
    'Avon: The oven of «Bath» is old.',
    'Avon: The oven of «Bath» is old.',
    'Avon: «Bath» bakes our own bread, as Bath does.',
    'Avon: Bath bakes our own bread, as «Bath» does.',
    'Cary: The oven of «Bath» is old.',
  ])
})

test('a name is reported in the sentence that was copied, not in one that is new', () => {
  const avon = 'Bath is where we learned it all. The oven of Bath is old.'
  const bath = 'It is hot. The oven of {city} is old.'
  expect(leftovers({ Avon: { sections: [[avon]] }, Bath: { sections: [[bath]] } })).toEqual([
    'Avon: Bath is where we learned it all. The oven of «Bath» is old.',
  ])
})

test('a page may be copied from several', () => {
  const dough = 'The dough of Cary is sour.'
  const pages = { Avon: { sections: [[dough], [OVEN]] }, Bath: { sections: [[OVEN]] }, Cary: { sections: [[dough]] } }
  expect(leftovers(pages)).toEqual(['Avon: The dough of «Cary» is sour.', 'Avon: The oven of «Bath» is old.'])
})

test('of several cities that a copied sentence names only the one that it was copied from is reported', () => {
  const both = 'Bath and Cary bake on every day.'
  const pages = { Avon: { sections: [[both]] }, Bath: { sections: [[both]] }, Cary: { sections: [NEW] } }
  expect(leftovers(pages)).toEqual(['Avon: «Bath» and Cary bake on every day.'])
})

test('a sentence that names the page’s own city too may be the same', () => {
  const page = { sections: [['The oven of Bath is that of Avon.', ...COPIED]] }
  expect(leftovers({ Avon: page, Bath: page })).toEqual([])
})

test('three words beside the name tell a copy, wherever they stand', () => {
  const reported = (text: string) => leftovers({ Avon: { sections: [[text, ...NEW]] }, Bath: { sections: [[text]] } })
  expect(reported('Old oven of Bath')).toEqual(['Avon: Old oven of «Bath»'])
  expect(reported('Oven of Bath')).toEqual([])
})

const NAME = 'In Bath'
const bath = { title: NAME, description: COPIED[0], sections: [[NAME, ...COPIED]] }

test.each([
  ['half of its section is copied', { sections: [[NAME, ...COPIED, ...NEW.slice(1)]] }],
  ['its section has nothing else, and half of the page is copied', { sections: [[NAME], COPIED, NEW.slice(1)] }],
  ['the head is copied', { title: NAME, description: COPIED[0], sections: [NEW] }],
])('fewer words are reported where %s', (_, avon) => {
  expect(leftovers({ Avon: avon, Bath: bath })).toEqual(['Avon: In «Bath»'])
})

test.each([
  ['less than half of its section is copied', { sections: [[NAME, COPIED[0] ?? '', ...NEW.slice(1)]] }],
  ['its section is new, though others are copied', { sections: [[NAME, NEW[0] ?? ''], COPIED] }],
  ['its section has nothing else, and less than half of the page is copied', { sections: [[NAME], COPIED, NEW] }],
  ['only the head is copied', { description: COPIED[0], sections: [[NAME, ...NEW]] }],
  ['only the sections are copied', { title: NAME, description: NEW[0], sections: [COPIED] }],
])('fewer words are not reported where %s', (_, avon) => {
  expect(leftovers({ Avon: avon, Bath: bath })).toEqual([])
})

test.each([
  {
    sections: [
      [NAME, NEW[0] ?? ''],
      [...COPIED, OVEN],
    ],
  },
  { keywords: [NAME], description: NEW[0], sections: [[...COPIED, OVEN]] },
])('what is copied elsewhere on the page makes no copy of %j', (avon) => {
  const copied = { title: NAME, sections: [[...COPIED, OVEN]] }
  expect(leftovers({ Avon: avon, Bath: copied })).toEqual(['Avon: The oven of «Bath» is old.'])
})

test('only pages that may have leftovers are opened, and those that they may be copied from', () => {
  const page = (...texts: string[]) => ({ sections: [texts] })
  const others = { Cary: page(...NEW), Dale: page('We are in Bath too.', ...COPIED) }
  expect(openedOf({ Avon: page(OVEN), Bath: page(OVEN), ...others })).toEqual(['Avon', 'Bath'])
  expect(openedOf({ Avon: page('The oven of {city} is old.'), Bath: page(OVEN), ...others })).toEqual([])
  expect(openedOf({ Avon: page('The oven of Bath is new.'), Bath: page(OVEN), ...others })).toEqual([])
})

test('fewer words are looked at only where a part of the page may be copied', () => {
  const pages = (...texts: string[]) => ({ Avon: { sections: [[NAME, ...texts]] }, Bath: bath })
  expect(openedOf(pages(...NEW))).toEqual([])
  expect(openedOf(pages(...COPIED, ...NEW.slice(1)))).toEqual(['Avon', 'Bath'])
})

test('of a city with many pages the first eight are enough', () => {
  const baths = Array.from({ length: 10 }, (_, at) => [`Bath${at}`, { sections: [[OVEN]] }] as const)
  const opened = openedOf({ Avon: { sections: [[OVEN]] }, ...Object.fromEntries(baths) })
  expect(opened).toEqual(['Avon', ...Array.from({ length: 8 }, (_, at) => `Bath${at}`)])
})
