import { expect, test } from 'vitest'
import { modelWith, resolvedPage, validSite } from '../../tests/sites'
import { businessNode, pageNodes } from './structured-data'

const { address, ...siteWithoutAddress } = validSite()

test('the business is at the coordinates in site.json, even on the equator', () => {
  const placeOf = (coordinates?: string) =>
    businessNode(modelWith({ site: { ...siteWithoutAddress, address: { ...address, coordinates } } })).geo
  expect(placeOf('0, 32.5825')).toEqual({ '@type': 'GeoCoordinates', latitude: 0, longitude: 32.5825 })
  expect(placeOf()).toBeUndefined()
})

test('the business has its fax, its other numbers, its licenses and its pages elsewhere', () => {
  const facts = {
    fax: '(802) 555-0101',
    phones: [{ label: 'After hours', number: '(802) 555-0102' }],
    licenses: [{ name: 'Baker', number: 'B 1' }],
    social: [{ network: 'bbb' as const, href: 'https://bbb.example/acme' }],
  }
  expect(businessNode(modelWith({ site: validSite(facts) }))).toMatchObject({
    faxNumber: '+18025550101',
    contactPoint: [{ '@type': 'ContactPoint', contactType: 'After hours', telephone: '+18025550102' }],
    hasCredential: [
      { '@type': 'EducationalOccupationalCredential', credentialCategory: 'license', name: 'Baker', identifier: 'B 1' },
    ],
    sameAs: ['https://bbb.example/acme'],
  })
})

const site = validSite({ name: 'Acme "& Sons"', url: 'https://example.com' })

const nodesOf = (data: object) => {
  const document = { title: 'Bakers in </St. Paul>', description: '5 \\ 6', sections: [], ...data }
  return pageNodes(resolvedPage(document, '/st-paul'), site)
}

test('a city’s page describes a service there, one level below the home page', () => {
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

test('questions are in the structured data if their section asks for it', () => {
  const answer = 'See [there](</a(1)>), *now*: 2 * 3 \\* 4\\\n&amp; more.\n\n- One'
  const words = 'See there, now: 2 * 3 * 4 & more.\nOne'
  const faq = { type: 'faq', title: 'Questions', items: [{ question: 'Why?', answer }] }
  expect(nodesOf({ sections: [faq, { ...faq, structuredData: true }] })).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: words } }],
    },
  ])
  expect(nodesOf({})).toEqual([])
})

test('all questions of a page are one node, each question once', () => {
  const faq = (...questions: string[]) => ({
    type: 'faq',
    title: 'Questions',
    items: questions.map((question) => ({ question, answer: 'Yes.' })),
    structuredData: true,
  })
  const question = (name: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
  })
  expect(nodesOf({ sections: [faq('Why?', 'How?'), faq('How?', 'When?')] })).toEqual([
    { '@type': 'FAQPage', mainEntity: ['Why?', 'How?', 'When?'].map(question) },
  ])
})
