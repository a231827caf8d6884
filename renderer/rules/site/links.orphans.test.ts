import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { marksOf } from '../../../tests/problems'
import { openedSite, page, prose } from '../../../tests/sites'

describe('orphan-page', () => {
  const site = SMALLEST_SITE['site.json']
  const linkTo = (address: string) => prose({ level: 1, body: `More of it [here](${address}).` })
  const offers = page([linkTo('/offers')], { aliases: ['/deals'] })

  /** The pages that nothing leads to, in a site with these documents. */
  const orphans = (documents: Record<string, object>) =>
    marksOf('orphan-page', documents).map((mark) => mark.replace(': {', ''))

  test('a link on the page itself or in an unused shared section doesn’t count', () => {
    expect(orphans({ 'pages/offers.json': offers, 'shared/more.json': linkTo('/offers') })).toEqual(['offers.json'])
  })

  test.each([
    ['a page', { 'pages/index.json': page([linkTo('/offers?from=home#top')]) }],
    ['an alias named on a page', { 'pages/index.json': page([linkTo('/deals')]) }],
    ['a shared section', { 'pages/index.json': page([{ use: 'more' }]), 'shared/more.json': linkTo('/offers') }],
    ['the navigation', { 'site.json': { ...site, navigation: [{ label: 'Offers', href: '/offers' }] } }],
    [
      'the footer',
      { 'site.json': { ...site, footer: { ...site.footer, links: [{ label: 'Offers', href: '/offers' }] } } },
    ],
    ['a redirect', { 'site.json': { ...site, redirects: [{ from: '/sale', to: '/offers' }] } }],
    [
      'the quote form',
      { 'site.json': { ...site, embeds: { quoteForm: { provider: 'jotform', id: '240123', thanks: '/offers' } } } },
    ],
  ])('%s leads to a page', (_, documents) => {
    // the place that one of the links leads to
    const withPlace = page([{ ...linkTo('/offers'), id: 'top' }], { aliases: ['/deals'] })
    expect(orphans({ 'pages/offers.json': withPlace, ...documents })).toEqual([])
  })

  test('pages that search engines may not show, and the page for unknown addresses, need no link', () => {
    const hidden = page([prose({ level: 1 })], { index: false })
    expect(orphans({ 'pages/404.json': page(), 'pages/thanks.json': hidden })).toEqual([])
  })

  const cityPage = (city: string, ...more: object[]) => page([prose({ level: 1 }), ...more], { vars: { city } })

  test('a list of cities leads to every city page', () => {
    const pages = { 'pages/avon.json': cityPage('Avon'), 'pages/bath.json': cityPage('Bath') }
    const contact = { type: 'contact', title: 'Call us', cities: { title: 'Our towns' } }
    const home = (...more: object[]) => ({ ...pages, 'pages/index.json': page([prose({ level: 1 }), ...more]) })
    expect(orphans(pages)).toEqual(['avon.json', 'bath.json'])
    expect(orphans(home({ type: 'cities', title: 'Our towns' }))).toEqual([])
    expect(orphans(home(contact))).toEqual([])
    expect(orphans(home({ ...contact, variant: 'line' }))).toEqual(['avon.json', 'bath.json'])
  })

  test('of more than sixty cities, a list links to those nearest to the business or to its page’s city', () => {
    const list = { type: 'cities', title: 'Our towns' }
    const names = Array.from({ length: 61 }, (_, index) => `c${String(index).padStart(2, '0')}`)
    const cityAt = (city: string, index: number, ...more: object[]) =>
      page([prose({ level: 1 }), ...more], { title: city, vars: { city, coordinates: `33, ${index}` } })
    const pages = Object.fromEntries(names.map((name, index) => [`pages/${name}.json`, cityAt(name, index)]))
    const home = { 'pages/index.json': page([prose({ level: 1 }), list]) }
    const site61 = { ...site, address: { ...site.address, coordinates: '33, 60' } }
    const files = (from: number, to: number) => names.slice(from, to).map((name) => `${name}.json`)

    expect(orphans({ ...pages, ...home, 'site.json': site61 })).toEqual(files(0, 37))
    const first = { 'pages/c00.json': cityAt('c00', 0, list) }
    expect(orphans({ ...pages, ...first })).toEqual([...files(0, 1), ...files(24, 61)])
    expect(orphans({ ...pages, ...first, ...home, 'site.json': site61 })).toEqual([...files(0, 1), ...files(24, 37)])
  })
})

describe('link-to-alias', () => {
  test('links of every kind are reported, and keep their place and parameters in the hint', () => {
    const navigation = [{ label: 'Deals', href: '/deals' }]
    const redirects = [{ from: '/sale', to: '/deals?from=sale' }]
    const { problems } = openedSite({
      'pages/index.json': page([prose({ level: 1, body: 'See [deals](/deals#may).' })]),
      'pages/offers.json': page([prose({ level: 1, id: 'may' })], { index: false, aliases: ['/deals'] }),
      'site.json': { ...SMALLEST_SITE['site.json'], navigation, redirects },
    })
    const aliasLinks = problems.filter(({ rule }) => rule === 'link-to-alias')
    expect(aliasLinks.map(({ pointer, hint }) => `${pointer} ${hint}`)).toEqual([
      '/sections/0/body Write /offers#may instead.',
      '/navigation/0/href Write /offers instead.',
      '/redirects/0/to Write /offers?from=sale instead.',
    ])
  })
})
