import { describe, expect, test } from 'vitest'
import { openedSite, page, prose, temporarySite } from '../../../../tests/sites'
import { openSite } from '../../open-site'
import { locate } from '../../problems/problem'

describe('city names', () => {
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

  const words = (body: string, title = 'Words') => ({ type: 'prose', title, body, level: 1 })

  test('every mention is reported, marked at the name', () => {
    expect(leftovers([words(OVEN)], [words(OVEN)])).toEqual(['avon.json Bath', 'avon.json Bath'])
  })

  test('a sentence that was copied from the page as it is read, with its variable filled in, is reported', () => {
    expect(leftovers([words(OVEN)], [words(OVEN.replaceAll('Bath', '{city}'))])).toHaveLength(2)
  })

  test('names are found in addresses, behind escapes and with accents', () => {
    const sections = [words('“Hi”\n\tSaint-Élan’s oven bakes all of our bread.', 'See it at saint-elan today')]
    expect(leftovers(sections, sections, 'Saint Élan')).toEqual(['avon.json saint-elan', 'avon.json Saint-Élan'])
  })

  /** What a site with a page for each of these cities repeats: the marked text, and the file that has it already. */
  async function reported(...cities: string[]): Promise<string[][]> {
    const pages = cities.map((city, index) => [
      `pages/town-${index}.json`,
      page([prose({ level: 1 })], { vars: { city } }),
    ])
    const folder = temporarySite(Object.fromEntries(pages))
    return locate(openSite(folder))
      .filter(({ problem: { rule } }) => rule === 'repeated-city')
      .map(({ problem: { file, start, end, what }, text }) => [
        file.slice(folder.length + 1),
        text.slice(start, end),
        /[\w-]+\.json/.exec(what)?.[0] ?? '',
      ])
  }

  test('each later page is reported at its city, with the first page that has it', async () => {
    expect(await reported('Avon', 'Bath', 'Avon', 'Avon')).toEqual([
      ['pages/town-2.json', '"Avon"', 'town-0.json'],
      ['pages/town-3.json', '"Avon"', 'town-0.json'],
    ])
  })

  test('case and spaces make no other city', async () => {
    expect(await reported('St. Paul', 'st.  paul ')).toEqual([['pages/town-1.json', '"st.  paul "', 'town-0.json']])
  })
})
