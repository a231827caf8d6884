import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../../tests/sites'
import { openSite } from '../../open-site'
import { locate } from '../../report/located'

/** What a site with a page for each of these cities repeats: the marked text, and the file that has it already. */
async function told(...cities: string[]): Promise<string[][]> {
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

test('each later page is told at its city, with the first page that has it', async () => {
  expect(await told('Avon', 'Bath', 'Avon', 'Avon')).toEqual([
    ['pages/town-2.json', '"Avon"', 'town-0.json'],
    ['pages/town-3.json', '"Avon"', 'town-0.json'],
  ])
})

test('case and spaces make no other city', async () => {
  expect(await told('St. Paul', 'st.  paul ')).toEqual([['pages/town-1.json', '"st.  paul "', 'town-0.json']])
})

test('every page a city of its own is fine', async () => {
  expect(await told('Paul', 'St. Paul', 'Saint Paul')).toEqual([])
})
