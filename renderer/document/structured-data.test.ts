import { expect, test } from 'vitest'
import { modelWith, resolvedPage, validSite } from '../../tests/sites'
import { businessNode, pageNodes } from './structured-data'

const { address, ...others } = validSite()

/** The business of a site with so many city pages. */
function businessOf(count: number, coordinates?: string) {
  const cities = Array.from({ length: count }, (_, index) => ({ name: `City ${index}`, route: `/${index}` }))
  const model = modelWith({ site: { ...others, address: { ...address, coordinates } }, cities })
  return businessNode(model)
}

test('the business serves the cities that have pages', () => {
  const { areaServed } = businessOf(60)
  expect(areaServed).toHaveLength(60)
  expect(areaServed).toContainEqual({ '@type': 'City', name: 'City 59' })
  expect(businessOf(0).areaServed).toEqual([])
})

test('of more than sixty no page says which: the business serves its state', () => {
  expect(businessOf(61).areaServed).toEqual({ '@type': 'State', name: 'VT' })
})

test('it lies where site.json says, on the equator too', () => {
  expect(businessOf(0, '0, 32.5825').geo).toEqual({ '@type': 'GeoCoordinates', latitude: 0, longitude: 32.5825 })
  expect(businessOf(0).geo).toBeUndefined()
})

const site = validSite({ name: 'Acme "& Sons"', url: 'https://example.com' })

const nodesOf = (data: object) => {
  const document = { title: 'Bakers in </St. Paul>', description: '5 \\ 6', sections: [], ...data }
  return pageNodes(resolvedPage(document, '/st-paul'), site)
}

test('a city’s page is a service there, and lies under the home page', () => {
  const url = 'https://example.com/st-paul'
  expect(nodesOf({ vars: { city: 'St. “Paul” <3' } })).toEqual([
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: 'Bakers in </St. Paul>',
      description: '5 \\ 6',
      url,
      areaServed: { '@type': 'City', name: 'St. “Paul” <3' },
      provider: { '@id': 'https://example.com/#business' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Acme "& Sons"', item: 'https://example.com/' },
        { '@type': 'ListItem', position: 2, name: 'St. “Paul” <3', item: url },
      ],
    },
  ])
})

test('questions are reported where the page wants it', () => {
  const faq = { type: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: 'See [there](/a), *now*.' }] }
  expect(nodesOf({ sections: [faq, { ...faq, structuredData: true }] })).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'See there, now.' } },
      ],
    },
  ])
  expect(nodesOf({})).toEqual([])
})
