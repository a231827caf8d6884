import { describe, expect, test } from 'vitest'
import { marksOf } from '../../../tests/problems'
import { openedSite, page, prose } from '../../../tests/sites'

describe('city names', () => {
  /** What the rule marks on Avon's page with its sections, next to Bath's own page with its sections. */
  function leftovers(avon: object[], bath: object[], city = 'Bath'): string[] {
    const page = (name: string, sections: object[]) => ({
      title: name,
      description: name,
      vars: { city: name },
      sections,
    })
    return marksOf('leftover-city', { 'pages/avon.json': page('Avon', avon), 'pages/bath.json': page(city, bath) })
  }

  const words = (body: string, title = 'Words') => ({ type: 'prose', title, body, level: 1 })

  test('names are found in addresses, after escapes and with accents', () => {
    const sections = [words('“Hi”\n\tSaint-Élan’s oven bakes all of our bread.', 'See it at saint-elan today')]
    expect(leftovers(sections, sections, 'Saint Élan')).toEqual(['avon.json: saint-elan', 'avon.json: Saint-Élan'])
  })

  /** The repeated cities of a site with a page for each of these: the file, the first file that has the city, the mark. */
  function reported(...cities: string[]): unknown[] {
    const pages = cities.map((city, index) => [
      `pages/town-${index}.json`,
      page([prose({ level: 1 })], { vars: { city } }),
    ])
    const { problems, textOf } = openedSite(Object.fromEntries(pages))
    return problems
      .filter(({ rule }) => rule === 'repeated-city')
      .map(({ file, start, end, what }) => [...[file, what].map(nameIn), textOf(file).slice(start, end)])
  }

  const nameIn = (text: string) => /[\w-]+\.json/.exec(text)?.[0]

  test('each later page is reported at its city, with the first page that has it', () => {
    expect(reported('Avon', 'Bath', 'Avon', 'Avon')).toEqual([
      ['town-2.json', 'town-0.json', '"Avon"'],
      ['town-3.json', 'town-0.json', '"Avon"'],
    ])
  })

  test('another city’s coordinates are reported, but not those of a repeated city', () => {
    const town = (city: string, coordinates: string) => page([prose()], { vars: { city, coordinates } })
    const pages = { 'pages/a.json': town('Avon', '44.5, -72.7'), 'pages/b.json': town('Bath', '44.50,-72.7') }
    const copy = { 'pages/c.json': town('Avon', '44.5, -72.7') }
    expect(marksOf('repeated-city', { ...pages, ...copy })).toEqual(['b.json: "44.50,-72.7"', 'c.json: "Avon"'])
  })

  test('case and spaces don’t make a different city', () => {
    expect(reported('St. Paul', 'st.  paul ')).toEqual([['town-1.json', 'town-0.json', '"st.  paul "']])
  })
})
