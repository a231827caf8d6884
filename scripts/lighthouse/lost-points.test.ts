import { expect, test } from 'vitest'
import { resolvedPage } from '../../tests/sites'
import { lostPoints } from './lost-points'
import type { LostAudit, Measurement } from './measurement'

/** A page that says whether search engines may list it. */
const page = (index: boolean) => resolvedPage({ index })

function measured(seo: number, ...ids: string[]): Measurement {
  const audits = ids.map((id): LostAudit => ({
    category: 'seo',
    id,
    sentence: 'It is wrong',
    points: 31,
    elements: ['<meta>'],
  }))
  const scores = { performance: 100, accessibility: 100, bestPractices: 100, seo }
  return { route: '/a', device: 'mobile', scores, metrics: { lcp: 1, cls: 0, tbt: 0, fcp: 1, si: 1 }, audits }
}

test('a page with 100 everywhere lost nothing', () => {
  expect(lostPoints(measured(100), page(true))).toEqual([])
})

test('a page that asks not to be listed may lose the points for that', () => {
  const [lost] = lostPoints(measured(69, 'is-crawlable'), page(false))
  expect(lost).toMatchObject({ category: 'seo', score: 69, exception: { audit: 'is-crawlable' } })
})

test.each([
  ['a page that wants to be listed', measured(69, 'is-crawlable'), page(true)],
  ['another audit beside it', measured(69, 'is-crawlable', 'link-text'), page(false)],
  ['a score below the number that is written down', measured(61, 'is-crawlable'), page(false)],
])('it is a fault with %s', (_, measurement, page) => {
  expect(lostPoints(measurement, page)).toMatchObject([{ category: 'seo', exception: undefined }])
})
