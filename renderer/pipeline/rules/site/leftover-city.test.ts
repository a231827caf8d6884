import { expect, test } from 'vitest'
import { openedSite } from '../../../../tests/sites'

const OVEN = 'The oven of Bath is older than anybody in Bath.'

/** What the rule marks on a page of Avon with these sections, beside Bath's own page with those. */
function leftovers(avon: object[], bath: object[], city = 'Bath'): string[] {
  const page = (name: string, sections: object[]) => ({
    title: name,
    description: name,
    vars: { city: name },
    sections,
  })
  const { problems, sources } = openedSite({
    'pages/avon.json': page('Avon', avon),
    'pages/bath.json': page(city, bath),
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const text = sources.pages.find(({ route }) => route === '/avon')?.document.text ?? ''
  return problems
    .filter(({ rule }) => rule === 'leftover-city')
    .map(({ file, start, end }) => `${file.replace(/.*\//, '')} ${text.slice(start, end)}`)
}

const prose = (body: string, title = 'Words') => ({ type: 'prose', title, body, level: 1 })

test('every mention is told, marked at the name', () => {
  expect(leftovers([prose(OVEN)], [prose(OVEN)])).toEqual(['avon.json Bath', 'avon.json Bath'])
})

test('a copied sentence is told between others that are new', () => {
  expect(leftovers([prose(`New words. ${OVEN} More of them.`)], [prose(`Old words. ${OVEN}`)])).toHaveLength(2)
})

test('a sentence that was copied from the page as it is read, with its variable filled in, is told', () => {
  expect(leftovers([prose(OVEN)], [prose(OVEN.replaceAll('Bath', '{city}'))])).toHaveLength(2)
})

test('neighbors may be named in words of the page’s own', () => {
  const nearby = (name: string) => prose(`We also bake for the good people of [${name}](/${name.toLowerCase()}).`)
  expect(leftovers([nearby('Bath')], [nearby('Avon')])).toEqual([])
})

test('a list that names the page’s own city too may stand on every page', () => {
  const list = prose('We bake for Avon and for Bath on every day of the week.')
  expect(leftovers([list], [list])).toEqual([])
})

test('a name with next to nothing around it is told in a section that was copied, and nowhere else', () => {
  const [bath, other] = [prose(`We knead at night and bake at dawn.`, 'In Bath'), prose('Something else.', 'In Bath')]
  expect(leftovers([bath], [bath])).toEqual(['avon.json Bath'])
  expect(leftovers([bath, prose('Wholly new words, this time.')], [other])).toEqual([])
})

test('names are found in addresses, behind escapes and with accents', () => {
  const sections = [prose('“Hi”\n\tSaint-Élan’s oven bakes all of our bread.', 'See [it](/bath) at saint-elan today')]
  expect(leftovers(sections, sections, 'Saint Élan')).toEqual(['avon.json saint-elan', 'avon.json Saint-Élan'])
})
