import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../../scripts/example-site'
import { openedSite, page, prose, temporarySite } from '../../../../tests/sites'
import { openSite } from '../../open-site'

describe('orphan-page', () => {
  const site = SMALLEST_SITE['site.json']
  const linkTo = (address: string) => prose({ level: 1, body: `More of it [here](${address}).` })
  const offers = page([linkTo('/offers')], { aliases: ['/deals'] })

  /** The pages that nothing leads to, in a site with these documents. */
  async function orphans(documents: Record<string, object>): Promise<string[]> {
    const folder = temporarySite(documents)
    const { problems } = await openSite(folder)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    return problems.filter(({ rule }) => rule === 'orphan-page').map(({ file }) => file.replace(/^.*pages\//, ''))
  }

  test('a link on the page itself, or in a shared section that nobody uses, leads nobody there', async () => {
    expect(await orphans({ 'pages/offers.json': offers, 'shared/more.json': linkTo('/offers') })).toEqual([
      'offers.json',
    ])
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
  ])('%s leads to a page', async (_, documents) => {
    // the place that one of the links names
    const withPlace = page([{ ...linkTo('/offers'), id: 'top' }], { aliases: ['/deals'] })
    expect(await orphans({ 'pages/offers.json': withPlace, ...documents })).toEqual([])
  })

  test('pages that search engines may not show, and the one for unknown addresses, are reached otherwise', async () => {
    const hidden = page([prose({ level: 1 })], { index: false })
    expect(await orphans({ 'pages/404.json': page(), 'pages/thanks.json': hidden })).toEqual([])
  })

  const cityPage = (city: string, ...more: object[]) => page([prose({ level: 1 }), ...more], { vars: { city } })

  test('a list of cities leads to every city page', async () => {
    const pages = { 'pages/avon.json': cityPage('Avon'), 'pages/bath.json': cityPage('Bath') }
    const contact = { type: 'contact', title: 'Call us', cities: { title: 'Our towns' } }
    const home = (...more: object[]) => ({ ...pages, 'pages/index.json': page([prose({ level: 1 }), ...more]) })
    expect(await orphans(pages)).toEqual(['avon.json', 'bath.json'])
    expect(await orphans(home({ type: 'cities', title: 'Our towns' }))).toEqual([])
    expect(await orphans(home(contact))).toEqual([])
    expect(await orphans(home({ ...contact, variant: 'line' }))).toEqual(['avon.json', 'bath.json'])
  })

  test('of more than sixty cities a list leads to those nearest to the business, or to the city of its page', async () => {
    const list = { type: 'cities', title: 'Our towns' }
    const names = Array.from({ length: 61 }, (_, index) => `c${String(index).padStart(2, '0')}`)
    const cityAt = (city: string, index: number, ...more: object[]) =>
      page([prose({ level: 1 }), ...more], { title: city, vars: { city, coordinates: `33, ${index}` } })
    const pages = Object.fromEntries(names.map((name, index) => [`pages/${name}.json`, cityAt(name, index)]))
    const home = { 'pages/index.json': page([prose({ level: 1 }), list]) }
    const site61 = { ...site, address: { ...site.address, coordinates: '33, 60' } }
    const files = (from: number, to: number) => names.slice(from, to).map((name) => `${name}.json`)

    expect(await orphans({ ...pages, ...home, 'site.json': site61 })).toEqual(files(0, 37))
    const first = { 'pages/c00.json': cityAt('c00', 0, list) }
    expect(await orphans({ ...pages, ...first })).toEqual([...files(0, 1), ...files(24, 61)])
    expect(await orphans({ ...pages, ...first, ...home, 'site.json': site61 })).toEqual([
      ...files(0, 1),
      ...files(24, 37),
    ])
  })
})

describe('link-to-alias', () => {
  const offers = page([prose({ level: 1 })], { index: false, aliases: ['/deals'] })

  /** Where a site with the page /offers, alias /deals, links to the alias, and what is advised. */
  function reported(documents: Record<string, object>): string[] {
    const { problems } = openedSite({ 'pages/offers.json': offers, ...documents })
    return problems.filter(({ rule }) => rule === 'link-to-alias').map(({ pointer, hint }) => `${pointer} ${hint}`)
  }

  test('links of every kind are reported, and keep their place and parameters in the hint', () => {
    const navigation = [{ label: 'Deals', href: '/deals' }]
    const redirects = [{ from: '/sale', to: '/deals?from=sale' }]
    const body = 'See [deals](/deals#may).'
    const documents = {
      'pages/index.json': page([prose({ level: 1, body })]),
      'pages/offers.json': page([prose({ level: 1, id: 'may' })], { index: false, aliases: ['/deals'] }),
      'site.json': { ...SMALLEST_SITE['site.json'], navigation, redirects },
    }
    expect(reported(documents)).toEqual([
      '/sections/0/body Write /offers#may instead.',
      '/navigation/0/href Write /offers instead.',
      '/redirects/0/to Write /offers?from=sale instead.',
    ])
  })
})
