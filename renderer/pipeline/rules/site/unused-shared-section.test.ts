import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../../tests/sites'
import { openSite } from '../../open-site'

/** What a site with these shared sections and home page says of them. */
async function told(shared: string[], sections: object[]): Promise<string[]> {
  const documents = shared.map((name) => [`shared/${name}.json`, prose()])
  const folder = temporarySite({ ...Object.fromEntries(documents), 'pages/index.json': page(sections) })
  const { problems } = await openSite(folder)
  return problems
    .filter(({ rule }) => rule === 'unused-shared-section')
    .map(({ file, hint }) => `${file.slice(folder.length + 1)}: ${hint}`)
}

test('each file that no page uses is told, with how it is used', async () => {
  expect(await told(['permits', 'trade/hours'], [prose({ level: 1 })])).toEqual([
    'shared/permits.json: Put { "use": "permits" } among a page’s sections, or delete the file.',
    'shared/trade/hours.json: Put { "use": "trade/hours" } among a page’s sections, or delete the file.',
  ])
})

test('a page that changes most of a shared section uses it all the same', async () => {
  expect(await told(['permits'], [{ use: 'permits', title: 'Other words', body: 'Other text.', level: 1 }])).toEqual([])
})

test('a misspelt use is told as such, not as a file that is unused', async () => {
  expect(await told(['permits'], [prose({ level: 1 }), { use: 'permit' }])).toEqual([])
})
