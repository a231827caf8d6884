import { expect, test } from 'vitest'
import { renderPage } from '../../renderer/render/render-page'
import type { City } from '../page/page-context'
import { modelWith, resolvedPage, validSite } from '../../tests/sites'

const images = { '/images/logo-mark.svg': { width: 1, height: 1, variants: [] } }
const cities: City[] = [
  { name: 'Avon', route: '/avon', coordinates: [33, -96] },
  { name: 'Bath', route: '/bath', coordinates: [33.2, -96.2] },
]

test.each([
  ['with coordinates has a pin on the drawing and one before the sentence under it', '33.1, -96.1', 2],
  ['without coordinates has none', undefined, 0],
])('a business %s', (_, coordinates, pins) => {
  const map = { type: 'map', title: 'Map', text: 'The shop is in Avon.', provider: 'google', query: 'Avon' }
  const page = resolvedPage({ title: 'Page', description: 'Words.', sections: [map] })
  const site = validSite({ address: { ...validSite().address, coordinates } })
  const html = renderPage(page, modelWith({ images, cities, site }))
  expect(html.match(/class="_Map-shop"/g) ?? []).toHaveLength(pins)
})
