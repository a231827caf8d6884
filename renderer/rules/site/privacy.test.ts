import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { marksOf } from '../../../tests/problems'
import { page, prose } from '../../../tests/sites'

const FIELDS = [{ type: 'phone', required: true }]
const EMBEDS = {
  analytics: { provider: 'google-analytics', id: 'G-1' },
  conversions: { meta: { id: '123' } },
  quoteForm: { provider: 'post', service: 'basin', id: 'abc', thanks: '/', fields: FIELDS },
}

/** What is marked in a site with these embeds, whose footer links to a privacy page with these words. */
function marks(body: string, embeds: object = EMBEDS): string[] {
  const site = SMALLEST_SITE['site.json']
  const footer = { ...site.footer, links: [{ label: 'Privacy', href: '/privacy' }] }
  return marksOf('unnamed-service', {
    'site.json': { ...site, footer, embeds },
    'pages/privacy.json': page([prose({ level: 1, body })]),
  })
}

test('each service that the privacy page doesn’t name is reported where it is chosen', () => {
  expect(marks('We keep nothing, and metal doors.')).toEqual([
    'site.json: "google-analytics"',
    'site.json: "123"',
    'site.json: "basin"',
  ])
  expect(marks('Google counts visits; [Meta](/) learns of calls.')).toEqual(['site.json: "basin"'])
  expect(marks('Google, Meta and Basin.')).toEqual([])
})

test('a site without such services has nothing to name', () => {
  expect(marks('We keep nothing.', { quoteForm: { provider: 'none' } })).toEqual([])
})
