import { expect, test } from 'vitest'
import { modelWith, resolvedPage, validSite } from '../../tests/sites'
import { businessNodes, pageNodes } from './structured-data'

const { address, ...siteWithoutAddress } = validSite()

test('the business is at the coordinates in site.json, even on the equator', () => {
  const placeOf = (coordinates?: string) =>
    businessNodes(modelWith({ site: { ...siteWithoutAddress, address: { ...address, coordinates } } }))[0]?.geo
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
  expect(businessNodes(modelWith({ site: validSite(facts) }))[0]).toMatchObject({
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
  return pageNodes(resolvedPage(document, '/st-paul'), { site })
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

test('articles, positions and people name the business, and their addresses are whole', () => {
  const business = { '@id': 'https://example.com/#business' }
  const picture = { src: '/images/truck.jpg', alt: 'The van' }
  const article = {
    type: 'article',
    title: 'Rye',
    date: '2026-04-01',
    author: 'Ana',
    role: 'Baker',
    lead: 'It **rises**.',
    image: picture,
    body: 'Words.',
  }
  const jobs = {
    type: 'jobs',
    title: 'Work here',
    items: [
      {
        title: 'Baker',
        text: '- Early\n- Warm',
        posted: '2026-05-02',
        employment: ['part-time'],
        pay: { from: 19, to: 24, per: 'hour' },
      },
      { title: 'Driver', text: 'You drive.', posted: '2026-05-02', place: 'Barre', pay: { from: 300, per: 'week' } },
    ],
  }
  const people = { type: 'people', title: 'We', items: [{ name: 'Ana', href: '/ana', credentials: ['Master baker'] }] }
  const [written, baker, driver, person] = nodesOf({ sections: [article, jobs, people] })
  expect(written).toEqual({
    '@type': 'Article',
    headline: 'Rye',
    description: 'It rises.',
    image: 'https://example.com/images/truck.jpg',
    datePublished: '2026-04-01',
    dateModified: '2026-04-01',
    author: { '@type': 'Person', name: 'Ana', jobTitle: 'Baker' },
    publisher: business,
    mainEntityOfPage: 'https://example.com/st-paul',
  })
  expect(baker).toMatchObject({
    '@type': 'JobPosting',
    description: 'Early\nWarm',
    employmentType: ['PART_TIME'],
    hiringOrganization: business,
    jobLocation: { address: { streetAddress: '1 Main Street', addressLocality: 'Stowe', postalCode: '05672' } },
    baseSalary: { currency: 'USD', value: { minValue: 19, maxValue: 24, unitText: 'HOUR' } },
  })
  expect(driver).toMatchObject({
    jobLocation: { address: { streetAddress: undefined, addressLocality: 'Barre', addressRegion: 'VT' } },
    baseSalary: { value: { value: 300, unitText: 'WEEK' } },
  })
  expect(person).toMatchObject({ '@type': 'Person', url: 'https://example.com/ana', worksFor: business })
})
