import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Site } from '../../schemas/types'
import { pageContext, validSite } from '../../tests/sites'
import { PageProvider } from '../page/page-context'
import { Footer } from './Footer'

const BADGE = '/images/badge.svg'

function footer(more: Partial<Site>): string {
  const site = validSite(more)
  const drawing = { width: 100, height: 50, variants: [] }
  const images = { [site.logo.dark.src]: drawing, [BADGE]: drawing }
  return renderToStaticMarkup(
    <PageProvider value={pageContext(site, { images })}>
      <Footer />
    </PageProvider>,
  )
}

test('further numbers and the fax are below the main number', () => {
  const html = footer({ phones: [{ label: 'After hours', number: '(802) 555-0102' }], fax: '(802) 555-0101' })
  expect(html).toMatch(/<p>After hours: <a [^>]*href="tel:\+18025550102"[^>]*>\(802\) 555-0102<\/a><\/p>/)
  expect(html).toContain('(802) 555-0101')
  expect(footer({})).not.toContain('Fax')
})

test('a badge is a picture that leads somewhere', () => {
  const badges = [{ src: BADGE, alt: 'Our reviews', href: 'https://bbb.example/acme' }] as const
  const html = footer({ footer: { text: 'Acme', copyright: '©', badges: [...badges] } })
  expect(html).toMatch(
    /<a href="https:\/\/bbb\.example\/acme" target="_blank" rel="noopener"><img src="\/images\/badge\.svg" alt="Our reviews"/,
  )
})
