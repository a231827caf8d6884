import colors from 'picocolors'
import { expect, test } from 'vitest'
import { type Measurement, faultsOf, readResult } from './measurement'
import { printScores } from './print-scores'

const LINK_TEXT = {
  score: 0,
  title: 'Links do not have descriptive text',
  displayValue: '1 link found',
  details: { items: [{ node: { snippet: '<a href="/b">' } }, { url: 'https://a.example/' }] },
}

/** Reads a result of Lighthouse with these SEO audits and these weights. */
function read(score: number, audits: [id: string, weight: number, audit: object][], index = true): Measurement {
  const auditRefs = audits.map(([id, weight]) => ({ id, weight, ...(id.endsWith('insight') && { group: 'insights' }) }))
  const shift = ['cumulative-layout-shift', { score: 1, numericValue: 0.01234 }]
  const written = JSON.stringify({
    audits: Object.fromEntries([shift, ...audits.map(([id, , audit]) => [id, audit])]),
    categories: { seo: { score, auditRefs } },
  })
  return readResult(JSON.parse(written), { route: '/a', index }, 'mobile')
}

const print = (measurement: Measurement) => printScores([measurement], colors.createColors(false))

test('audits that cost points are printed first, with their points and elements, then insights', () => {
  const measurement = read(0.75, [
    ['image-insight', 0, { score: 0, title: 'Improve image delivery', details: { items: [{ url: '/a.avif' }] } }],
    ['document-title', 3, { score: 1, title: 'The document has a title' }],
    ['link-text', 1, LINK_TEXT],
    ['hreflang', 0, { score: null, title: 'Does not apply' }],
    ['long-text', 0, { score: 0, title: 'Neither costs points nor is an insight' }],
  ])
  expect(measurement.metrics).toMatchObject({ cls: 0.012, lcp: 0 })
  expect(print(measurement)).toMatchInlineSnapshot(`
    "        mobile                   desktop
      page  perf    a11y  best  seo  perf     a11y  best  seo
      /a    100     100   100    75

    /a (mobile): SEO 75
        −25  Links do not have descriptive text: 1 link found
          <a href="/b">
             Improve image delivery
          /a.avif"
  `)
})

const CRAWLABLE: [string, number, object] = ['is-crawlable', 1, { score: 0, title: 'Page is blocked from indexing' }]

test('a page with "index": false may lose the points for that', () => {
  const measurement = read(0.69, [CRAWLABLE], false)
  expect(faultsOf(measurement)).toEqual([])
  expect(print(measurement)).toContain('on purpose: the page has "index": false')
})

test.each([
  ['a page that wants to be listed', read(0.69, [CRAWLABLE])],
  ['another audit beside it', read(0.69, [CRAWLABLE, ['link-text', 1, LINK_TEXT]], false)],
  ['a score below what it may cost', read(0.61, [CRAWLABLE], false)],
])('it is a fault with %s', (_, measurement) => {
  expect(faultsOf(measurement)).toEqual(['seo'])
})
