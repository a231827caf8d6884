import { expect, test } from 'vitest'
import { modelOf, openedSite, page } from '../../tests/sites'
import { renderPage } from '../../renderer/render/render-page'
import { SMALLEST_SITE } from '../../scripts/example-site'
import type { Documents } from '../../tests/sites'

const { navigation, name, url } = SMALLEST_SITE['site.json']
const BARE = { name, url, navigation, footer: { text: 'Acme', copyright: '©' } }
const CONTACT = { type: 'contact', title: 'Reach us' }
const LINE = { ...CONTACT, variant: 'line' }
const MAP = { type: 'map', title: 'Where we go', provider: 'google', query: 'Stowe' }
const QUOTE = { type: 'quote', title: 'Ask', form: { title: 'Ask', logo: true } }
const heading = { type: 'prose', title: 'Words', body: 'Call {phone}.', level: 1 }

/** The pages of a site as they are rendered, by their routes: the text and the markup. */
async function rendered(site: object, pages: Documents) {
  const open = openedSite({
    'site.json': { ...BARE, ...site },
    'pages/index.json': page([{ ...heading, body: 'Text.' }, CONTACT, LINE, MAP, QUOTE]),
    ...pages,
  })
  const errors = open.problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, where, what }) => `${file}: ${where} ${what}`)).toEqual([])
  const model = await modelOf(open)
  return Object.fromEntries(
    open.pages.map((content) => {
      const html = renderPage(content, model)
      const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
      const body = /<body>.*<\/body>/s.exec(html)?.[0].replace(/<script.*?<\/script>/gs, '') ?? ''
      const words = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
      return [content.route, { html: body, words, graph: JSON.parse(data)['@graph'] as Record<string, unknown>[] }]
    }),
  )
}

test('of a business without telephone, e-mail, street and logo, nothing is invented', async () => {
  const { '/': home } = await rendered({ serves: ['Stowe', 'Morrisville'] }, {})
  expect(home?.html).not.toMatch(/undefined|null|mailto:|tel:|<p><\/p>|<dd><\/dd>|, ,|<img/)
  expect(home?.words).toContain('Stowe and Morrisville')
  expect(home?.words).not.toMatch(/Directions|Email|Hours|Call/)
  expect(home?.graph).toEqual([
    {
      '@type': 'LocalBusiness',
      '@id': 'https://acme.example/#business',
      name: 'Acme',
      url: 'https://acme.example/',
      areaServed: [
        { '@type': 'City', name: 'Stowe' },
        { '@type': 'City', name: 'Morrisville' },
      ],
    },
  ])
})

test('an address that isn’t public is shown nowhere', async () => {
  const address = {
    street: '9 Hidden Lane',
    town: 'Stowe',
    state: 'VT',
    zip: '05672',
    coordinates: '44.5, -72.7',
    public: false,
  }
  const { '/': home } = await rendered({ address, phone: '(802) 555-0100' }, {})
  expect(JSON.stringify(home)).not.toMatch(/Hidden|05672|44\.5/)
})

const PLACES = [
  {
    id: 'stowe',
    name: 'Stowe shop',
    phone: '(802) 555-0101',
    address: { street: '1 Main Street', town: 'Stowe', state: 'VT', zip: '05672' },
    hours: { text: 'Weekdays' },
  },
  {
    id: 'leeds',
    name: 'Leeds shop',
    phone: '0113 496 0018',
    address: { street: '4 Mill Lane', town: 'Leeds', zip: 'LS1 4DY', country: 'GB' },
    hours: { text: 'Weekends' },
  },
]

test('a page of a place shows its telephone number, address and hours, and other pages show all places', async () => {
  const about = (place: string) => page([heading, CONTACT], { place, title: `The shop in ${place}` })
  const {
    '/': home,
    '/stowe': stowe,
    '/leeds': leeds,
  } = await rendered({ places: PLACES }, { 'pages/stowe.json': about('stowe'), 'pages/leeds.json': about('leeds') })
  for (const words of [
    /Stowe shop.*555-0101.*1 Main Street Stowe, VT 05672.*Weekdays/,
    /Leeds shop.*0113 496 0018.*4 Mill Lane Leeds LS1 4DY.*Weekends/,
    // in one line
    /Reach us Stowe shop \(802\) 555-0101 Leeds shop 0113 496 0018/,
  ])
    expect(home?.words).toMatch(words)
  expect(stowe?.words).toContain('Call (802) 555-0101.')
  expect(stowe?.words).not.toMatch(/Leeds shop|Mill Lane|Weekends|0113/)
  expect(leeds?.html).toContain('href="tel:+441134960018"')
  expect(leeds?.words).not.toMatch(/Stowe shop|Main Street|Weekdays|555-0101/)
  expect(home?.graph.map((node) => node['@id'])).toEqual(['#business', '#stowe', '#leeds'].map((id) => `${url}/${id}`))
  expect(leeds?.graph[1]).toMatchObject({
    '@id': `${url}/#leeds`,
    telephone: '+441134960018',
    address: { addressLocality: 'Leeds', addressCountry: 'GB' },
    parentOrganization: { '@id': `${url}/#business` },
  })
  expect(leeds?.graph).toHaveLength(2)
})

test('breadcrumbs name the pages above a page, as the navigation does', async () => {
  const services = page([heading], { title: 'Services and prices | Acme' })
  const { '/services/ovens/brick': brick } = await rendered(
    { phone: '(802) 555-0100', navigation: [...navigation, { label: 'Services', href: '/services' }] },
    {
      'pages/services.json': services,
      'pages/services/ovens/brick.json': page([heading], { title: 'Brick ovens | Acme' }),
    },
  )
  const list = brick?.graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
  expect(list).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Acme', item: `${url}/` },
    { '@type': 'ListItem', position: 2, name: 'Services', item: `${url}/services` },
    { '@type': 'ListItem', position: 3, name: 'Brick ovens', item: `${url}/services/ovens/brick` },
  ])
})
