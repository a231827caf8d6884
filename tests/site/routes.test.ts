import { expect, test } from 'vitest'
import { allRoutes } from './all-routes'
import { builtPage, wordsOf } from './built-site'
import { ROUTE_CONTENTS } from './route-contents'

const COPYRIGHT = '© 2026 Blackland Electric'

test.each(Object.entries(ROUTE_CONTENTS))(
  '%s has what the specification asks for',
  (route, { words, counts = [], links = [], alias }) => {
    const html = builtPage(route)
    const text = wordsOf(html).replaceAll('–', '-').toLowerCase()
    for (const word of words.toLowerCase().split(' | ')) expect(text).toContain(word)
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

test.each([
  ['header', ['Home', 'About Us', 'Services', 'Workshops', 'Contact Us', 'Licensed &amp; Insured', 'href="tel:+1']],
  ['footer', ['licensed electrical contractor', 'Services', 'Financing', 'Learn More', 'Contact', COPYRIGHT]],
])('the %s has what the specification asks for on every page', (part, pieces) => {
  for (const route of allRoutes()) {
    const html = new RegExp(`<${part}.*?</${part}>`, 's').exec(builtPage(route))?.[0] ?? ''
    for (const piece of pieces) expect(html, route).toContain(piece)
  }
})
