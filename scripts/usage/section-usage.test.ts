import { describe, expect, test } from 'vitest'
import { openedSite, page, prose, temporarySite } from '../../tests/sites'
import { sharedUsage, siteSections } from './section-usage'
import type { UsageReport } from './usage-report'

describe('shared-usage', () => {
  function uses(name: string): string[] {
    const site = openedSite({
      'shared/words.json': prose(),
      'shared/spare.json': prose(),
      'pages/plano.json': page([prose(), { use: 'words' }]),
      'pages/wylie.json': page([
        { use: 'words', title: 'Wylie' },
        { use: 'words', title: 'Again', body: 'More.' },
      ]),
    })
    const report = sharedUsage(site, name) as UsageReport
    return report.uses.map(({ pointer, pages, detail }) => `${pointer} on ${pages.join(', ')}: ${detail}`)
  }

  test('a shared section is told with what the pages say otherwise', () => {
    expect(uses('words')).toEqual([
      '/sections/1/use on /plano: undefined',
      '/sections/0/use on /wylie: but for title',
      '/sections/1/use on /wylie: but for title, body',
    ])
  })

  test('a shared section that no page uses has no uses', () => {
    expect(uses('spare')).toEqual([])
  })
})

describe('the sections of a site', () => {
  function sectionsOf(documents: Parameters<typeof temporarySite>[0]): string[] {
    const { resolved } = openedSite(documents)
    return siteSections(resolved).map(({ type, page, place }) => `${type} on ${page?.route}: ${place.path.join('/')}`)
  }

  const home = 'prose on /: sections/0'

  test('a section stands where the page names it, also behind one that can’t be found', () => {
    const own = page([{ use: 'nothing' }, { use: 'words' }, prose()])
    expect(sectionsOf({ 'shared/words.json': prose(), 'pages/plano.json': own })).toEqual([
      home,
      'prose on /plano: sections/1',
      'prose on /plano: sections/2',
    ])
  })

  test('shared sections that no page uses come last, and have no page', () => {
    expect(sectionsOf({ 'shared/words.json': prose() })).toEqual([home, 'prose on undefined: '])
  })

  test('what is no section, or names no type, is left out', () => {
    const wrong = [null, 'words', 7, [], { title: 'No type' }, { type: 5 }] as object[]
    const noList = { ...page(), sections: { type: 'prose' } }
    const documents = { 'pages/plano.json': page(wrong), 'pages/wylie.json': noList, 'shared/words.json': '[]' }
    expect(sectionsOf(documents)).toEqual([home])
  })
})
