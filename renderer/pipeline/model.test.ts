import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { type Documents, modelOf as modelOfSite, page, prose, temporarySite } from '../../tests/sites'
import { citiesOf } from './cities/nearby'
import { openSite } from './open-site'

const LOGO = SMALLEST_SITE['site.json'].logo.light.src

const openWith = (documents: Documents) => openSite(temporarySite(documents))

const modelOf = (documents: Documents) => modelOfSite(openWith(documents))

const city = (name: string, coordinates?: string) =>
  page([prose({ level: 1, title: name })], { title: name, vars: { city: name, ...(coordinates && { coordinates }) } })

test('every page whose vars name a city is a city page, in the order of the alphabet', async () => {
  const { cities } = await modelOf({
    'pages/a.json': city('Stowe', '44.4654, -72.6874'),
    'pages/b.json': city('Éden', '-33.8,151'),
    'pages/c.json': city('Barre'),
    'pages/d.json': page(undefined, { title: 'No city', vars: { county: 'Lamoille County' } }),
  })
  expect(cities).toEqual([
    { name: 'Barre', route: '/c' },
    { name: 'Éden', route: '/b', coordinates: [-33.8, 151] },
    { name: 'Stowe', route: '/a', coordinates: [44.4654, -72.6874] },
  ])
})

test.each(['44.4654', '44.4654,', ',-72.6874', 'north, west'])('%s is no place on the map', async (coordinates) => {
  const { facts } = openWith({ 'pages/index.json': page() })
  expect(citiesOf([{ ...facts[0]!, vars: { city: 'Stowe', coordinates } }])).toEqual([{ name: 'Stowe', route: '/' }])
})

test('the pictures of a site are those that site.json and its pages name', async () => {
  const { images } = await modelOf({
    'pages/index.json': page([prose({ level: 1 }), { use: 'van' }]),
    'shared/van.json': { type: 'banner', title: 'Van', image: { src: '/images/truck.jpg', alt: 'A van' } },
    'shared/unused.json': { type: 'banner', title: 'Team', image: { src: '/images/team.jpg', alt: 'A team' } },
  })
  expect(Object.keys(images)).toEqual([LOGO, '/images/truck.jpg'])
  expect(images['/images/truck.jpg']?.variants[0]?.url).toMatch(/^\/assets\/images\/truck-480\./)
})
