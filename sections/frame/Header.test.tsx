import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Site } from '../../schemas/types'
import { pageContext, validSite } from '../../tests/sites'
import { PageProvider } from '../page/page-context'
import { Header } from './Header'

function header(more: Partial<Site>): string {
  const site = validSite(more)
  const drawing = { width: 100, height: 50, variants: [] }
  const images = { [site.logo.light.src]: drawing, [site.logo.dark.src]: drawing }
  return renderToStaticMarkup(
    <PageProvider value={pageContext(site, { images })}>
      <Header />
    </PageProvider>,
  )
}

test('a button is at the end of the bar and in the drawer, and its place is not there without one', () => {
  const html = header({ headerButton: { label: 'Book a visit', href: '/book' } })
  expect(html.match(/<a href="\/book"[^>]*><span>Book a visit</g)).toHaveLength(2)
  expect(header({})).not.toContain('_Header-action')
})

test('a header over the picture shows the logo for dark backgrounds', () => {
  const { light, dark } = validSite({}).logo
  expect(header({ theme: { header: 'over' } })).toContain(`src="${dark.src}"`)
  expect(header({})).toContain(`src="${light.src}"`)
})
