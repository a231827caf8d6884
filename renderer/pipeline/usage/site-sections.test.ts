import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/temporary-site'
import { openSite } from '../open-site'
import { siteSections } from './site-sections'

async function sectionsOf(documents: Parameters<typeof temporarySite>[0]): Promise<string[]> {
  const { resolved } = await openSite(temporarySite(documents))
  return siteSections(resolved).map(({ type, page, place }) => `${type} on ${page?.route}: ${place.path.join('/')}`)
}

const home = 'prose on /: sections/0'

test('a section stands where the page names it, also behind one that can’t be found', async () => {
  const own = page([{ use: 'nothing' }, { use: 'words' }, prose()])
  expect(await sectionsOf({ 'shared/words.json': prose(), 'pages/plano.json': own })).toEqual([
    home,
    'prose on /plano: sections/1',
    'prose on /plano: sections/2',
  ])
})

test('shared sections that no page uses come last, and have no page', async () => {
  expect(await sectionsOf({ 'shared/words.json': prose() })).toEqual([home, 'prose on undefined: '])
})

test('what is no section, or names no type, is left out', async () => {
  const wrong = [null, 'words', 7, [], { title: 'No type' }, { type: 5 }] as object[]
  const noList = { ...page(), sections: { type: 'prose' } }
  const documents = { 'pages/plano.json': page(wrong), 'pages/wylie.json': noList, 'shared/words.json': '[]' }
  expect(await sectionsOf(documents)).toEqual([home])
})
