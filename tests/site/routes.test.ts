import { expect, test } from 'vitest'
import { allRoutes } from './all-routes'
import { builtPage, wordsOf } from './built-site'
import { ROUTE_CONTENTS } from './route-contents'

test.each(Object.entries(ROUTE_CONTENTS))(
  '%s has what the specification asks for',
  (route, { words, counts = [], links = [], alias }) => {
    const html = builtPage(route)
    const text = wordsOf(html).replaceAll('–', '-').toLowerCase()
    for (const word of words) expect(text).toContain(word.toLowerCase())
    for (const [pattern, times] of counts)
      expect(html.match(new RegExp(pattern, 'g')) ?? [], pattern).toHaveLength(times)
    for (const link of links) expect(html).toContain(`href="${link}"`)
    if (alias) expect(builtPage(alias)).toBe(html)
  },
)

test('every page of the site is a route of the specification', () => {
  const cities = allRoutes().filter((route) => !(route in ROUTE_CONTENTS))
  expect(cities).toHaveLength(12)
})

test('the services page has about 55 cards', () => {
  const list = /<main.*<\/main>/s.exec(builtPage('/services'))?.[0] ?? ''
  const cards = list.split('<h4').length > 10 ? list.match(/<h4/g) : list.match(/<li/g)
  expect(cards?.length).toBeGreaterThanOrEqual(50)
})

test('the header has the five links and the telephone on every page', () => {
  for (const route of allRoutes()) {
    const header = /<header.*?<\/header>/s.exec(builtPage(route))?.[0] ?? ''
    for (const label of ['Home', 'About Us', 'Services', 'Workshops', 'Contact Us', 'Licensed &amp; Insured'])
      expect(header, route).toContain(label)
    expect(header, route).toContain('href="tel:+1')
  }
})

test('the footer has the blurb, services, financing with Learn More, contact and copyright on every page', () => {
  for (const route of allRoutes()) {
    const footer = /<footer.*?<\/footer>/s.exec(builtPage(route))?.[0] ?? ''
    for (const words of [
      'licensed electrical contractor',
      'Services',
      'Financing',
      'Learn More',
      'Contact',
      '© 2026 Blackland Electric',
    ])
      expect(footer, route).toContain(words)
  }
})
