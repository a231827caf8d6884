import { expect, test } from 'vitest'
import { openSite } from '../../../renderer/pipeline/open-site'
import { type Documents, page, prose, temporarySite } from '../../../tests/sites'
import { gatherReport } from '../gather-report'
import { lookFirst } from './look-first'
import type { ReportData } from '../report-data'

async function dataOf(documents: Documents, more: Partial<ReportData> = {}): Promise<ReportData> {
  const open = openSite(temporarySite(documents))
  return { ...gatherReport(open, { made: new Date(0), client: undefined, measurements: [] }), ...more }
}

const scores = { performance: 97, accessibility: 100, bestPractices: 100, seo: 89 }
const metrics = { lcp: 0, cls: 0, tbt: 0, fcp: 0, si: 0 }

/** A page of the report that weighs this much. */
const weighing = (route: string, html: number) => ({
  route,
  file: '',
  title: '',
  links: [],
  isOrphan: false,
  weight: { html, script: 0 },
})

test('errors come first, with the place of the first one', async () => {
  const findings = lookFirst(await dataOf({ 'pages/index.json': page([prose({ level: 1, titel: 'A' })]) }))
  expect(findings[0]).toMatchObject({ tone: 'error', title: '1 error', part: 'problems' })
  expect(findings[0]?.detail).toMatch(/pages\/index\.json:\d+: .*"titel"\.$/)
})

test('a page that nothing links to is named, and not counted among the other warnings', async () => {
  const findings = lookFirst(await dataOf({ 'pages/lonely.json': page([prose({ level: 1 })], { title: 'Lonely' }) }))
  expect(findings[0]).toMatchObject({ tone: 'warning', title: '1 page that nothing links to', part: 'links' })
  expect(findings[0]?.detail).toMatch(/^\/lonely:/)
})

test('a page over its budget is a warning, one under it is in order', async () => {
  const over = lookFirst(await dataOf({}, { pages: [weighing('/', 10_000), weighing('/heavy', 30_000)] }))
  expect(over).toMatchObject([{ tone: 'warning', title: '1 page over the budget', part: 'weight' }])
  expect(over[0]?.detail).toMatch(/^\/heavy weighs most: 29\.3 KB/)
  const under = lookFirst(await dataOf({}, { pages: [weighing('/', 10_000), weighing('/light', 500)] }))
  expect(under).toMatchObject([{ tone: 'calm', title: '/ is the heaviest page' }])
})

test('what is wrong stands before what is in order', async () => {
  const measurements = [{ route: '/', device: 'mobile' as const, scores, metrics, audits: [] }]
  const findings = lookFirst(await dataOf({}, { pages: [weighing('/', 10_000)], measurements }))
  expect(findings).toMatchObject([
    { tone: 'warning', title: '89 is the lowest Lighthouse score', detail: '/, SEO, telephone.' },
    { tone: 'calm', part: 'weight' },
  ])
})

test('pages of cities that say the same are a warning', async () => {
  const body = 'These words stand on both of the pages, as they would if one were copied.'
  const findings = lookFirst(
    await dataOf({
      'pages/avon.json': page([prose({ level: 1, body })], { title: 'Avon', vars: { city: 'Avon' } }),
      'pages/bath.json': page([prose({ level: 1, body })], { title: 'Bath', vars: { city: 'Bath' } }),
    }),
  )
  expect(findings.find(({ part }) => part === 'cities')).toMatchObject({
    tone: 'warning',
    title: '/avon and /bath are the most alike',
  })
})

test('there are never more than three', async () => {
  const lonely = { 'pages/lonely.json': page([prose({ level: 1 })], { title: 'A page' }) }
  const measurements = [{ route: '/', device: 'mobile' as const, scores, metrics, audits: [] }]
  expect(lookFirst(await dataOf(lonely, { measurements }))).toHaveLength(3)
})
