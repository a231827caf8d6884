import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { openedSite, page, prose, renderRoute } from '../sites'

const { address, ...siteData } = SMALLEST_SITE['site.json']

const SECTIONS = [
  prose({ level: 1 }),
  { type: 'cities', title: 'Our towns' },
  { type: 'contact', title: 'Call us', cities: { title: 'Where we work' } },
  { type: 'map', title: 'Our map', provider: 'openstreetmap', query: 'Stowe' },
]

const nameOf = (index: number) => `City ${String(index).padStart(2, '0')}`

/** The home page of a site with this many cities in a row, and the page of the city at the far end. */
async function rendered(count: number): Promise<(string | undefined)[]> {
  const cities = Array.from({ length: count }, (_, index) => [
    `pages/city-${index}.json`,
    page(SECTIONS, { title: nameOf(index), vars: { city: nameOf(index), coordinates: `44, ${index / 10 - 72}` } }),
  ])
  const site = openedSite({
    'site.json': { ...siteData, address: { ...address, coordinates: '44, -72' } },
    'pages/index.json': page(SECTIONS),
    ...Object.fromEntries(cities),
  })
  return Promise.all(['/', `/city-${count - 1}`].map((route) => renderRoute(site, route)))
}

/** The cities that a page links to, by number, and how many are on its map and in its structured data. */
function citiesOn(html = '') {
  const numbers = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, number]) => Number(number))
  const drawing = /<svg[^>]* role="img"[^]*?<\/svg>/.exec(html)?.[0] ?? ''
  return {
    links: numbers(/<a href="\/city-(\d+)"/g),
    dots: drawing.match(/<circle[^>]* r="(?:5\.5|9)"/g)?.length,
    served: numbers(/"@type":"City","name":"City (\d+)"/g).length,
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

test('all of sixty cities are linked, drawn and in the structured data of every page', async () => {
  const [home, last] = await rendered(60)
  const links = [...range(0, 60), ...range(0, 60)]
  expect(citiesOn(home)).toEqual({ links, dots: 60, served: 60 })
  // one more for the page's own service
  expect(citiesOn(last)).toEqual({ links, dots: 60, served: 61 })
})

test('of sixty-one cities, each page has the two dozen nearest, and the business serves the state', async () => {
  const [home, last] = await rendered(61)
  expect(citiesOn(home)).toEqual({ links: [...range(0, 24), ...range(0, 24)], dots: 24, served: 0 })
  expect(citiesOn(last)).toEqual({ links: [...range(37, 61), ...range(37, 61)], dots: 24, served: 1 })
  for (const html of [home, last]) expect(html).toContain('"areaServed":{"@type":"State","name":"VT"}')
})
