import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../../tests/sites'
import { SMALLEST_SITE } from '../example-site'

const offers = page([prose({ level: 1 })], { index: false, aliases: ['/deals'] })

/** Where a site with the page /offers, alias /deals, links to the alias, and what is advised. */
function told(documents: Record<string, object>): string[] {
  const { problems } = openedSite({ 'pages/offers.json': offers, ...documents })
  return problems.filter(({ rule }) => rule === 'link-to-alias').map(({ pointer, hint }) => `${pointer} ${hint}`)
}

test('links of every kind are told, and keep their place and parameters in the hint', () => {
  const navigation = [{ label: 'Deals', href: '/deals' }]
  const redirects = [{ from: '/sale', to: '/deals?from=sale' }]
  const body = 'See [deals](/deals#may).'
  const documents = {
    'pages/index.json': page([prose({ level: 1, body })]),
    'pages/offers.json': page([prose({ level: 1, id: 'may' })], { index: false, aliases: ['/deals'] }),
    'site.json': { ...SMALLEST_SITE['site.json'], navigation, redirects },
  }
  expect(told(documents)).toEqual([
    '/sections/0/body Write /offers#may instead.',
    '/navigation/0/href Write /offers instead.',
    '/redirects/0/to Write /offers?from=sale instead.',
  ])
})

test('the page’s own address is fine, and so is another site’s', () => {
  const body = 'See [offers](/offers), [May](/offers#may) and [others](https://other.example/deals).'
  const withPlace = page([prose({ level: 1, id: 'may' })], { index: false, aliases: ['/deals'] })
  expect(told({ 'pages/index.json': page([prose({ level: 1, body })]), 'pages/offers.json': withPlace })).toEqual([])
})
