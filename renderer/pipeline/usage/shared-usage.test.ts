import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { sharedUsage } from './shared-usage'
import type { UsageReport } from './usage-report'

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
