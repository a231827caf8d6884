import type { Result } from 'lighthouse'
import colors from 'picocolors'
import { expect, test } from 'vitest'
import { faultsOf } from './measurement'
import { printScores } from './print-scores'
import { readResult } from './read-result'

/** A result of Lighthouse, as far as it is read. */
const result = (audits: object, seo: object, more: object = {}) =>
  ({ audits, categories: { seo, ...more } }) as unknown as Result

const RESULT = result(
  {
    'link-text': {
      score: 0,
      title: 'Links do not have descriptive text',
      displayValue: '1 link found',
      details: { items: [{ node: { type: 'node', snippet: '<a href="/b">' } }, { url: 'https://a.example/' }] },
    },
    'document-title': { score: 1, title: 'The document has a title' },
    hreflang: { score: null, title: 'Does not apply' },
    'image-delivery-insight': { score: 0, title: 'Improve image delivery', details: { items: [{ url: '/a.avif' }] } },
    'long-text': { score: 0, title: 'Neither costs points nor is an insight' },
    'cumulative-layout-shift': { score: 1, numericValue: 0.01234 },
  },
  {
    score: 0.75,
    auditRefs: [
      { id: 'image-delivery-insight', weight: 0, group: 'insights' },
      { id: 'document-title', weight: 3 },
      { id: 'link-text', weight: 1 },
      { id: 'hreflang', weight: 0 },
      { id: 'long-text', weight: 0 },
    ],
  },
  { accessibility: { score: 1, auditRefs: [{ id: 'long-text', weight: 1 }] } },
)

test('what costs points is printed first, with its share of 100 and its element, then what Lighthouse advises', () => {
  const measurement = readResult(RESULT, { route: '/a', index: true }, 'mobile', ['seo', 'accessibility'])
  expect(measurement.metrics).toMatchObject({ cls: 0.012, lcp: 0 })
  expect(printScores([measurement], colors.createColors(false))).toMatchInlineSnapshot(`
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

/** A page that loses points for search engines through these audits. */
const losing = (score: number, ids: string[], index: boolean) =>
  readResult(
    result(Object.fromEntries(ids.map((id) => [id, { score: 0, title: 'It is wrong' }])), {
      score,
      auditRefs: ids.map((id) => ({ id, weight: 1 })),
    }),
    { route: '/a', index },
    'desktop',
    ['seo'],
  )

test('a page that asks not to be listed may lose the points for that', () => {
  const measurement = losing(0.69, ['is-crawlable'], false)
  expect(faultsOf(measurement)).toEqual([])
  expect(printScores([measurement], colors.createColors(false))).toContain('meant: the page says "index": false')
})

test.each([
  ['a page that wants to be listed', losing(0.69, ['is-crawlable'], true)],
  ['another audit beside it', losing(0.69, ['is-crawlable', 'link-text'], false)],
  ['a score below what it may cost', losing(0.61, ['is-crawlable'], false)],
])('it is a fault with %s', (_, measurement) => {
  expect(faultsOf(measurement)).toEqual(['seo'])
})
