import { expect, test } from 'vitest'
import type { ImageFile } from '../../sections/page-context'
import type { SiteState } from './build-state'
import { pageInputs } from './page-inputs'

const picture = (width: number): ImageFile => ({ width, height: 10, variants: [] })

const SITE = {
  site: 'site',
  shared: { faq: 'faq', permits: 'permits' },
  images: { '/images/van.jpg': picture(20), '/images/crew.jpg': picture(30) },
  cities: 'cities',
  hasManyCities: false,
} as unknown as SiteState

const PAGE = { hash: 'document', used: ['faq'] }
const USES = { images: ['/images/van.jpg'], cities: 'all' as const }

const inputs = (page: Partial<typeof PAGE> = {}, uses: Partial<typeof USES> = {}, site: Partial<SiteState> = {}) =>
  pageInputs({ ...PAGE, ...page }, { ...USES, ...uses }, 'code', { ...SITE, ...site })

test('pages are rendered from the same where nothing of it has changed', () => {
  expect(inputs()).toBe(inputs())
  expect(pageInputs(PAGE, USES, 'code', SITE)).toBe(pageInputs(PAGE, USES, 'code', SITE))
})

test.each([
  ['the document', inputs({ hash: 'other' })],
  ['the code', pageInputs(PAGE, USES, 'other', SITE)],
  ['site.json', inputs({}, {}, { site: 'other' })],
  ['a shared section', inputs({}, {}, { shared: { ...SITE.shared, faq: 'other' } })],
  ['the shared sections that are used', inputs({ used: ['faq', 'permits'] })],
  ['the pictures that are shown', inputs({}, { images: ['/images/crew.jpg'] })],
  ['a picture', inputs({}, {}, { images: { ...SITE.images, '/images/van.jpg': picture(40) } })],
  ['the cities', inputs({}, {}, { cities: 'other' })],
])('another thing has changed: %s', (_, changed) => {
  expect(changed).not.toBe(inputs())
})

test('what a page does not use may change', () => {
  expect(inputs({}, {}, { shared: { ...SITE.shared, permits: 'other' } })).toBe(inputs())
  expect(inputs({}, {}, { images: { ...SITE.images, '/images/crew.jpg': picture(40) } })).toBe(inputs())
})

test('pages of one site that use other things are told apart, whichever comes first', () => {
  const site = { ...SITE }
  const one = pageInputs(PAGE, USES, 'code', site)
  expect(pageInputs({ ...PAGE, used: [] }, USES, 'code', site)).not.toBe(one)
  expect(pageInputs(PAGE, { ...USES, images: [] }, 'code', site)).not.toBe(one)
  expect(pageInputs(PAGE, { images: USES.images }, 'code', site)).not.toBe(one)
  expect(pageInputs(PAGE, USES, 'code', site)).toBe(one)
})
