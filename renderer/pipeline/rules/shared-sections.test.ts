import { describe, expect, test } from 'vitest'
import { brokenRules, reported, wholePage } from '../../../tests/problems'
import { page, prose, temporarySite } from '../../../tests/sites'
import { openSite } from '../open-site'

describe('unknown-shared-section', () => {
  const prose = { type: 'prose', title: 'Words', body: 'Text.' }

  test('a name that is like none is answered with all there are', () => {
    const two = { 'shared/words.json': prose, 'shared/hours.json': prose }
    expect(reported('section', { use: 'footer' }, two)).toEqual([
      'unknown-shared-section «"footer"»: There are: words, hours.',
    ])
    expect(reported('section', { use: 'footer' })).toEqual([
      'unknown-shared-section «"footer"»: The folder shared/ is empty.',
    ])
  })

  test('a link to a place in the section that is missing is not reported as well', () => {
    const body = 'Read [more](#more).'
    const page = wholePage([{ ...prose, body, level: 1 }, { use: 'wrods' }])
    expect(brokenRules('page', page, { 'shared/words.json': { ...prose, id: 'more' } })).toEqual([
      'unknown-shared-section',
    ])
  })
})

describe('unused-shared-section', () => {
  /** What a site with these shared sections and home page says of them. */
  async function reported(shared: string[], sections: object[]): Promise<string[]> {
    const documents = shared.map((name) => [`shared/${name}.json`, prose()])
    const folder = temporarySite({ ...Object.fromEntries(documents), 'pages/index.json': page(sections) })
    const { problems } = await openSite(folder)
    return problems
      .filter(({ rule }) => rule === 'unused-shared-section')
      .map(({ file, hint }) => `${file.slice(folder.length + 1)}: ${hint}`)
  }

  test('each file that no page uses is reported, with how it is used', async () => {
    expect(await reported(['permits', 'trade/hours'], [prose({ level: 1 })])).toEqual([
      'shared/permits.json: Put { "use": "permits" } among a page’s sections, or delete the file.',
      'shared/trade/hours.json: Put { "use": "trade/hours" } among a page’s sections, or delete the file.',
    ])
  })
})
