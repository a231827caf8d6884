import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../example-site'
import { openedSite, page, prose, temporarySite } from '../../tests/sites'
import { linkUsage, variableUsage } from './text-usage'

describe('variable-usage', () => {
  const buttons = [
    { label: 'Read', href: '/' },
    { label: 'Call {phone}', href: '/' },
  ]

  const documents = {
    'site.json': { ...SMALLEST_SITE['site.json'], footer: { text: 'Near {town}', copyright: '© {cty}' } },
    'shared/spare.json': prose({ body: 'In {town}.' }),
    'pages/plano.json': page([{ type: 'banner', title: 'Call', buttons }], { vars: { city: 'Plano' } }),
    'pages/broken.json': '{ "title": "{town}"',
  }

  /** The uses as "/buttons/0/label on /plano: detail", or why there are none. */
  function uses(name: string): string | string[] {
    const report = variableUsage(openedSite(documents), name)
    if (typeof report === 'string') return report
    return report.uses.map(({ pointer, pages, detail }) => `${pointer} on ${pages.join(', ')}: ${detail}`)
  }

  test('site.json and shared sections that no page uses are searched too', () => {
    expect(uses('town')).toEqual(['/body on : "In {town}."', '/footer/text on /, /plano: "Near {town}"'])
  })

  test('a text in a list has its place', () => {
    expect(uses('{phone}')).toEqual(['/sections/0/buttons/1/label on /plano: "Call {phone}"'])
  })

  test('a name that nothing says is told where it is written', () => {
    expect(uses('cty')).toEqual(['/footer/copyright on /, /plano: "© {cty}"'])
  })

  test.each(['x{phone}', '{phone}x'])('%s is no variable in braces', (name) => {
    expect(uses(name)).toContain(`there is no variable "${name}"`)
  })

  test('a name that is like no other', () => {
    expect(uses('zzzzzzzzzzzz')).toMatch(
      /^there is no variable "zzzzzzzzzzzz"\. There are: business, phone, .*, hours, city\.$/,
    )
  })

  test('a site without site.json', () => {
    const open = openedSite({ 'site.json': undefined, 'pages/index.json': page([prose({ body: 'In {town}.' })]) })
    expect(variableUsage(open, 'town')).toMatchObject({ uses: [{ pointer: '/sections/0/body' }] })
  })
})

describe('link-usage', () => {
  /** The uses as "/sections/0/body: detail", or why there are none. */
  function uses(name: string, documents: Parameters<typeof temporarySite>[0]): string | string[] {
    const report = linkUsage(openedSite(documents), name)
    return typeof report === 'string'
      ? report
      : report.uses.map(({ pointer, detail }) => `${pointer.replace(/^\/navigation.*/, 'navigation')}: ${detail}`)
  }

  const body = (text: string) => ({ 'pages/plano.json': page([prose({ body: text })]) })

  test.each(['/plano', 'plano'])('%s is the page; a place on it and a query do not matter', (name) => {
    expect(uses(name, body('To the [top](/plano?from=here#top)'))).toEqual(['/sections/0/body: /plano?from=here#top'])
  })

  test('a place of a page and an address elsewhere are told by their whole name', () => {
    const links = body('Read [more](#more), or [the law](https://law.example/permits#fees).')
    expect(uses('#more', links)).toEqual(['/sections/0/body: #more'])
    expect(uses('https://law.example/permits#fees', links)).toHaveLength(1)
    expect(uses('https://law.example/permits', links)).toMatch(/^nothing has the address https:/)
  })

  test('a text that links twice is told once, as it is written', () => {
    const links = body('From [Plano](/plano) to [its top](/plano#top).')
    expect(uses('/plano', links)).toEqual(['/sections/0/body: "From [Plano](/plano) to [its top](/plano#top)."'])
  })

  test('what is wrong with redirects and aliases does not matter', () => {
    const site = { ...SMALLEST_SITE['site.json'], redirects: [null, 'x', { from: 5, to: '/plano' }, { to: '/plano' }] }
    const wrong = {
      'site.json': site,
      'pages/plano.json': page([prose({ body: '[Up](/plano)' })], { aliases: 'plano' }),
    }
    expect(uses('/plano', wrong)).toContain('/sections/0/body: /plano')
    const none = { ...wrong, 'site.json': { ...site, redirects: 'none' } }
    expect(uses('/plano', none)).toEqual(['/sections/0/body: /plano'])
  })

  test('an address that is like no other', () => {
    expect(uses('/zzzzzzzzzzzz', {})).toBe(
      'nothing has the address /zzzzzzzzzzzz, and nothing links to it. Name a route such as /contactus.',
    )
  })
})
