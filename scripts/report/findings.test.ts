import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { type Documents, page, prose, temporarySite } from '../../tests/sites'
import { pickFindings } from './findings'
import { type ReportData, gatherReport } from './gather-report'

const find = (documents: Documents, more: Partial<ReportData> = {}) =>
  pickFindings({ ...gatherReport(openSite(temporarySite(documents)), undefined, []), ...more })

const measurements: ReportData['measurements'] = [
  {
    route: '/',
    device: 'mobile',
    scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 89 },
    metrics: { lcp: 0, cls: 0, tbt: 0, fcp: 0, si: 0 },
    audits: [],
  },
]

/** A page of the report that weighs this much. */
const weighing = (route: string, html: number) => ({
  route,
  title: '',
  links: [],
  isOrphan: false,
  weight: { html, script: 0 },
})

test('errors come first, with the place of the first one', () => {
  const [first] = find({ 'pages/index.json': page([prose({ level: 1, titel: 'A' })]) })
  expect(first).toMatchObject({ tone: 'error', title: '1 error', part: 'problems' })
  expect(first?.detail).toMatch(/pages\/index\.json:\d+: .*"titel"\.$/)
})

test('a page that nothing links to is named, and not counted among the other warnings', () => {
  const [first, second] = find({ 'pages/lonely.json': page([prose({ level: 1 })], { title: 'Lonely' }) })
  expect(first).toMatchObject({ tone: 'warning', title: '1 page that nothing links to', part: 'links' })
  expect(first?.detail).toMatch(/^\/lonely:/)
  expect(second).toMatchObject({ title: '1 warning', detail: expect.stringContaining('description is the same') })
})

test.each([
  ['warning', 30_000, '1 page over the budget', /^\/heavy weighs most: 29\.3 KB/],
  ['calm', 11_000, '/heavy is the heaviest page', /^10\.7 KB with its styles, gzip: 44% of its budget\.$/],
])('of the heaviest page the finding is a %s', (tone, html, title, detail) => {
  const findings = find({}, { pages: [weighing('/', 10_000), weighing('/heavy', html)] })
  expect(findings).toMatchObject([{ tone, title, detail: expect.stringMatching(detail), part: 'weight' }])
})

test('what is wrong stands before what is in order', () => {
  const findings = find({}, { pages: [weighing('/', 10_000)], measurements })
  expect(findings).toMatchObject([
    { tone: 'warning', title: '89 is the lowest Lighthouse score', detail: '/, SEO, telephone.' },
    { tone: 'calm', part: 'weight' },
  ])
})

test('pages of cities that say the same are a warning, and never are there more than three findings', () => {
  const body = 'These words stand on both of the pages, as they would if one were copied.'
  const city = (name: string) => page([prose({ level: 1, body })], { title: name, vars: { city: name } })
  const cities = { 'pages/avon.json': city('Avon'), 'pages/bath.json': city('Bath') }
  expect(find(cities).find(({ part }) => part === 'cities')).toMatchObject({
    tone: 'warning',
    title: '/avon and /bath are the most alike',
  })
  expect(find(cities, { measurements, pages: [weighing('/', 30_000)] })).toHaveLength(3)
})
