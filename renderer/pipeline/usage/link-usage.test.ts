import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/temporary-site'
import { openSite } from '../open-site'
import { SMALLEST_SITE } from '../rules/example-site'
import { linkUsage } from './link-usage'

/** The uses as "/sections/0/body: detail", or why there are none. */
async function uses(name: string, documents: Parameters<typeof temporarySite>[0]): Promise<string | string[]> {
  const report = linkUsage(await openSite(temporarySite(documents)), name)
  return typeof report === 'string'
    ? report
    : report.uses.map(({ pointer, detail }) => `${pointer.replace(/^\/navigation.*/, 'navigation')}: ${detail}`)
}

const body = (text: string) => ({ 'pages/plano.json': page([prose({ body: text })]) })

test.each(['/plano', 'plano'])('%s is the page; a place on it and a query do not matter', async (name) => {
  expect(await uses(name, body('To the [top](/plano?from=here#top)'))).toEqual([
    '/sections/0/body: /plano?from=here#top',
  ])
})

test('a place of a page and an address elsewhere are told by their whole name', async () => {
  const links = body('Read [more](#more), or [the law](https://law.example/permits#fees).')
  expect(await uses('#more', links)).toEqual(['/sections/0/body: #more'])
  expect(await uses('https://law.example/permits#fees', links)).toHaveLength(1)
  expect(await uses('https://law.example/permits', links)).toMatch(/^nothing has the address https:/)
})

test('a text that links twice is told once, as it is written', async () => {
  const links = body('From [Plano](/plano) to [its top](/plano#top).')
  expect(await uses('/plano', links)).toEqual(['/sections/0/body: "From [Plano](/plano) to [its top](/plano#top)."'])
})

test('what is wrong with redirects and aliases does not matter', async () => {
  const site = { ...SMALLEST_SITE['site.json'], redirects: [null, 'x', { from: 5, to: '/plano' }, { to: '/plano' }] }
  const wrong = { 'site.json': site, 'pages/plano.json': page([prose({ body: '[Up](/plano)' })], { aliases: 'plano' }) }
  expect(await uses('/plano', wrong)).toContain('/sections/0/body: /plano')
  const none = { ...wrong, 'site.json': { ...site, redirects: 'none' } }
  expect(await uses('/plano', none)).toEqual(['/sections/0/body: /plano'])
})

test('an address that is like no other', async () => {
  expect(await uses('/zzzzzzzzzzzz', {})).toBe(
    'nothing has the address /zzzzzzzzzzzz, and nothing links to it. Name a route such as /contactus.',
  )
})
