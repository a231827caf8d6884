import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { openedSite, page, prose, renderRoute } from '../sites'

const { address, ...site } = SMALLEST_SITE['site.json']

const SECTIONS = [
  prose({ level: 1 }),
  { type: 'cities', title: 'Our towns' },
  { type: 'contact', title: 'Call us', cities: { title: 'Where we work' } },
  { type: 'map', title: 'Our map', provider: 'openstreetmap', query: 'Stowe' },
]

const nameOf = (index: number) => `City ${String(index).padStart(2, '0')}`

/** The first page of a site with so many cities in a row, and the page of the city at the other end. */
async function rendered(count: number): Promise<(string | undefined)[]> {
  const cities = Array.from({ length: count }, (_, index) => [
    `pages/city-${index}.json`,
    page(SECTIONS, { title: nameOf(index), vars: { city: nameOf(index), coordinates: `44, ${index / 10 - 72}` } }),
  ])
  const documents = {
    'site.json': { ...site, address: { ...address, coordinates: '44, -72' } },
    'pages/index.json': page(SECTIONS),
    ...Object.fromEntries(cities),
  }
  const open = openedSite(documents)
  return Promise.all(['/', `/city-${count - 1}`].map((route) => renderRoute(open, route)))
}

/** The numbers of the cities that a page links to, names on its map and says in its structured data. */
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

test('sixty cities are all linked, drawn and reported on every page', async () => {
  const [home, last] = await rendered(60)
  const links = [...range(0, 60), ...range(0, 60)]
  expect(citiesOn(home)).toEqual({ links, dots: 60, served: 60 })
  // and the service of the page, which is one city's
  expect(citiesOn(last)).toEqual({ links, dots: 60, served: 61 })
})

test('of sixty-one each page has the two dozen nearest, and the business serves the state', async () => {
  const [home, last] = await rendered(61)
  expect(citiesOn(home)).toEqual({ links: [...range(0, 24), ...range(0, 24)], dots: 24, served: 0 })
  expect(citiesOn(last)).toEqual({ links: [...range(37, 61), ...range(37, 61)], dots: 24, served: 1 })
  for (const html of [home, last]) expect(html).toContain('"areaServed":{"@type":"State","name":"VT"}')
})
