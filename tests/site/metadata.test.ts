import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CITIES, allRoutes } from './all-routes'
import { builtFile, builtPage } from './built-site'

interface Node {
  '@type': string
  '@id'?: string
  [key: string]: unknown
}

function graphOf(html: string): Node[] {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')['@graph']
}

test.each(allRoutes())('%s says of itself what search engines read', (route) => {
  const html = builtPage(route)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">/)
  expect(html.match(/<title>[^<]{10,}<\/title>/g)).toHaveLength(1)
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
  expect(html).toMatch(/<meta name="keywords" content="[^"]{10,}"/)
  expect(html).toContain(`<link rel="canonical" href="https://blackland.example.com${route}"`)
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/blackland\.example\.com\/images\/[^"]+"/)
  expect(html.match(/<h1\b/g)).toHaveLength(1)
  const business = graphOf(html).filter((node) => node['@type'] === 'Electrician')
  expect(business).toHaveLength(1)
  expect(business[0]).toMatchObject({
    '@id': 'https://blackland.example.com/#business',
    telephone: '+19725550142',
    priceRange: '$$',
    paymentAccepted: 'Cash, Credit Card',
    currenciesAccepted: 'USD',
  })
  expect(business[0]?.areaServed).toEqual(CITIES.map((name) => ({ '@type': 'City', name })))
})

test('the business has its hours, its place and a catalogue of about twenty services', () => {
  const [business] = graphOf(builtPage('/'))
  expect(business).toMatchObject({
    address: { addressLocality: 'McKinney', addressRegion: 'TX', postalCode: '75071' },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
  })
  const { itemListElement } = (business as Node).hasOfferCatalog as {
    itemListElement: { name: string; description: string }[]
  }
  expect(itemListElement.length).toBeGreaterThanOrEqual(18)
  for (const { name, description } of itemListElement)
    expect([name.length > 3, description.length > 10]).toEqual([true, true])
})

test('a city page is a service in that city, of the one business', () => {
  expect(graphOf(builtPage('/plano'))).toContainEqual(
    expect.objectContaining({
      '@type': 'Service',
      areaServed: { '@type': 'City', name: 'Plano' },
      provider: { '@id': 'https://blackland.example.com/#business' },
    }),
  )
})

test('an alias shows its page under the page’s canonical address', () => {
  expect(builtPage('/privacy_policy')).toBe(builtPage('/privacy'))
  expect(builtPage('/privacy_policy')).toContain('rel="canonical" href="https://blackland.example.com/privacy"')
})

test('the sitemap lists what search engines may show, once', () => {
  const addresses = [...readFileSync(builtFile('sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  )
  expect(addresses).toContain('https://blackland.example.com/')
  for (const city of CITIES) expect(addresses).toContain(`https://blackland.example.com/${city.toLowerCase()}`)
  for (const hidden of ['404', 'thankyou', 'privacy_policy'])
    expect(addresses).not.toContain(`https://blackland.example.com/${hidden}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('redirects are told to the host, and a page stands there for hosts that don’t listen', () => {
  expect(readFileSync(builtFile('_redirects'), 'utf8')).toContain('/outdoor-lighting /outdoorlighting 301\n')
  expect(builtPage('/services/outdoor-lighting')).toContain('url=/outdoorlighting')
})
