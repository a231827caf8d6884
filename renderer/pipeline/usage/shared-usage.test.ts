import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/temporary-site'
import { openSite } from '../open-site'
import { sharedUsage } from './shared-usage'
import type { UsageReport } from './usage-report'

async function uses(name: string): Promise<string[]> {
  const site = await openSite(
    temporarySite({
      'shared/words.json': prose(),
      'shared/spare.json': prose(),
      'pages/plano.json': page([prose(), { use: 'words' }]),
      'pages/wylie.json': page([
        { use: 'words', title: 'Wylie' },
        { use: 'words', title: 'Again', body: 'More.' },
      ]),
    }),
  )
  const report = sharedUsage(site, name) as UsageReport
  return report.uses.map(({ pointer, pages, detail }) => `${pointer} on ${pages.join(', ')}: ${detail}`)
}

test('a shared section is told with what the pages say otherwise', async () => {
  expect(await uses('words')).toEqual([
    '/sections/1/use on /plano: undefined',
    '/sections/0/use on /wylie: but for title',
    '/sections/1/use on /wylie: but for title, body',
  ])
})

test('a shared section that no page uses has no uses', async () => {
  expect(await uses('spare')).toEqual([])
})
