import { expect, test } from 'vitest'
import { openedSite, page, prose, temporarySite } from '../../../tests/sites'
import { SMALLEST_SITE } from '../rules/example-site'
import { linkUsage } from './link-usage'

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
  const wrong = { 'site.json': site, 'pages/plano.json': page([prose({ body: '[Up](/plano)' })], { aliases: 'plano' }) }
  expect(uses('/plano', wrong)).toContain('/sections/0/body: /plano')
  const none = { ...wrong, 'site.json': { ...site, redirects: 'none' } }
  expect(uses('/plano', none)).toEqual(['/sections/0/body: /plano'])
})

test('an address that is like no other', () => {
  expect(uses('/zzzzzzzzzzzz', {})).toBe(
    'nothing has the address /zzzzzzzzzzzz, and nothing links to it. Name a route such as /contactus.',
  )
})
