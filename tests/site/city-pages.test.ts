import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { builtPage, wordsOf } from './built-site'
import { openSite } from '../../renderer/pipeline/open-site'
import { ELECTRICIAN } from '../../scripts/fixtures'

interface CityPage {
  /** The section types in their order; a shared section by its name. */
  sections: string
  /** How many entries a section type has, or sections in order. */
  counts?: Record<string, number[]>
  /** What must be read on the page. */
  words?: string[]
}

const TEMPLATE: CityPage = {
  sections: 'hero trust services banner why-choose-us banner testimonials quote',
  counts: { services: [6], testimonials: [3] },
}
const LONG = 'hero trust quote testimonials options services banner permits faq contact map'

/** What the specification says of each city page (§2). */
const CITY_PAGES: Record<string, CityPage> = {
  allen: { sections: 'hero trust quote testimonials banner services', counts: { testimonials: [3], services: [10] } },
  anna: { sections: LONG, counts: { testimonials: [6], services: [10], faq: [6] }, words: ['Other services'] },
  celina: {
    sections: 'hero trust video testimonials options banner services permits faq quote contact social',
    counts: { testimonials: [6], options: [4], services: [9], faq: [6] },
    words: ['4-8 hours'],
  },
  fairview: TEMPLATE,
  frisco: {
    sections: 'hero trust video services banner why-choose-us banner testimonials options faq quote',
    counts: { services: [6], testimonials: [3], faq: [5] },
    words: ['30-45 minutes', 'Same-day', 'next-day'],
  },
  mckinney: TEMPLATE,
  melissa: TEMPLATE,
  murphy: TEMPLATE,
  plano: { sections: LONG, counts: { testimonials: [6], services: [10], faq: [6] }, words: ['City of Plano'] },
  princeton: TEMPLATE,
  prosper: { sections: 'hero trust quote', words: ['(469) 555-0167'] },
  wylie: TEMPLATE,
}

interface Section {
  type?: string
  use?: string
  /** An object if they are chosen from a list. */
  items?: { title?: string }[] | object
  image?: { src: string }
  form?: { title: string; logo?: boolean }
  buttons?: { label: string; href: string }[]
  id?: string
  title?: string
  notes?: unknown[]
}

const documentOf = (city: string): { sections: Section[] } =>
  JSON.parse(readFileSync(`${ELECTRICIAN.site}/pages/${city}.json`, 'utf8'))

const { pages } = openSite(ELECTRICIAN.site)

/** How many items each section of a type shows, in the order of the page. */
const countsOf = (city: string, type: string) =>
  pages
    .find(({ route }) => route === `/${city}`)
    ?.data.sections.filter((section) => section.type === type)
    .map((section) => ('items' in section ? section.items?.length : undefined))

const heroOf = (city: string) => documentOf(city).sections[0]
const templateCities = Object.keys(CITY_PAGES).filter((city) => CITY_PAGES[city] === TEMPLATE)
const hrefs = (city: string) => heroOf(city)?.buttons?.map(({ href }) => href)

describe.each(Object.entries(CITY_PAGES))('/%s', (city, { sections, counts = {}, words = [] }) => {
  test('has the sections of the specification, with their counts', () => {
    const found = documentOf(city).sections
    expect(found.map(({ type, use }) => use ?? type)).toEqual(sections.split(' '))
    for (const [type, sizes] of Object.entries(counts)) {
      expect(countsOf(city, type)).toEqual(sizes)
    }
  })

  test('is built with its words, a quote form that knows the city, and a telephone number', () => {
    const html = builtPage(`/${city}`)
    const text = wordsOf(html).replaceAll('–', '-').replaceAll(' to ', '-')
    for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase())
    expect(html).toMatch(new RegExp(`data-src="/embeds/quote-form\\?city=${city}"`, 'i'))
    expect(html).toContain(city === 'prosper' ? 'href="tel:+14695550167"' : 'href="tel:+19725550142"')
  })
})

test('every city page begins with the hero of cities, whose buttons lead where the specification says', () => {
  for (const city of Object.keys(CITY_PAGES)) expect(heroOf(city)).toMatchObject({ type: 'hero', variant: 'city' })
  for (const city of ['mckinney', 'melissa', 'murphy', 'princeton', 'prosper']) expect(hrefs(city)).toContain('#quote')
  for (const city of ['celina', 'plano', 'wylie'])
    expect(hrefs(city)).toEqual(expect.arrayContaining(['/contactus', 'tel:{tel}']))
  expect(hrefs('prosper')).toHaveLength(2)
})

test('Fairview and Frisco have a form in the hero, Allen a logo on its form', () => {
  expect(heroOf('fairview')?.form).toBeDefined()
  expect(heroOf('frisco')?.form).toBeDefined()
  expect(documentOf('allen').sections.find(({ type }) => type === 'quote')?.form?.logo).toBe(true)
})

test('only the page with its own number shows it, and it shows no other; the address is said to be the main office’s', () => {
  const prosper = builtPage('/prosper').replace(/<script.*?<\/script>/gs, '')
  expect(prosper).not.toContain('555-0142')
  expect(prosper).toContain('Main office: 118 Virginia Street')
  expect(builtPage('/plano')).not.toContain('Main office')
  for (const city of Object.keys(CITY_PAGES).filter((name) => name !== 'prosper'))
    expect(builtPage(`/${city}`)).not.toContain('555-0167')
})

test('the pages of the template share no caption and no picture', () => {
  const sections = templateCities.flatMap((city) => documentOf(city).sections)
  const captions = sections.flatMap(({ items }) =>
    (Array.isArray(items) ? items : []).flatMap(({ title }: { title?: string }) => title ?? []),
  )
  const pictures = sections.flatMap(({ image }) => image?.src ?? [])
  expect(captions.length).toBeGreaterThan(6 * templateCities.length)
  expect(new Set(captions).size).toBe(captions.length)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('each of them names its city in its main heading, and has four things to say of it', () => {
  for (const city of templateCities) {
    expect(heroOf(city)?.title, city).toContain('{city}')
    expect(documentOf(city).sections.at(-1)?.notes, city).toHaveLength(4)
  }
})
