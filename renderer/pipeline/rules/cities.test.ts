import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { copyOfRealSite, openedSite, page, prose, temporarySite } from '../../../tests/sites'
import { openSite } from '../open-site'
import { locate } from '../problems/problem'

describe('city names', () => {
  const OVEN = 'The oven of Bath is older than anybody in Bath.'

  /** What the rule marks on a page of Avon with these sections, beside Bath's own page with those. */
  function leftovers(avon: object[], bath: object[], city = 'Bath'): string[] {
    const page = (name: string, sections: object[]) => ({
      title: name,
      description: name,
      vars: { city: name },
      sections,
    })
    const { problems, sources } = openedSite({
      'pages/avon.json': page('Avon', avon),
      'pages/bath.json': page(city, bath),
    })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const text = sources.pages.find(({ route }) => route === '/avon')?.document.text ?? ''
    return problems
      .filter(({ rule }) => rule === 'leftover-city')
      .map(({ file, start, end }) => `${file.replace(/.*\//, '')} ${text.slice(start, end)}`)
  }

  const words = (body: string, title = 'Words') => ({ type: 'prose', title, body, level: 1 })

  test('every mention is reported, marked at the name', () => {
    expect(leftovers([words(OVEN)], [words(OVEN)])).toEqual(['avon.json Bath', 'avon.json Bath'])
  })

  test('a sentence that was copied from the page as it is read, with its variable filled in, is reported', () => {
    expect(leftovers([words(OVEN)], [words(OVEN.replaceAll('Bath', '{city}'))])).toHaveLength(2)
  })

  test('names are found in addresses, behind escapes and with accents', () => {
    const sections = [words('“Hi”\n\tSaint-Élan’s oven bakes all of our bread.', 'See it at saint-elan today')]
    expect(leftovers(sections, sections, 'Saint Élan')).toEqual(['avon.json saint-elan', 'avon.json Saint-Élan'])
  })

  /** What a site with a page for each of these cities repeats: the marked text, and the file that has it already. */
  async function reported(...cities: string[]): Promise<string[][]> {
    const pages = cities.map((city, index) => [
      `pages/town-${index}.json`,
      page([prose({ level: 1 })], { vars: { city } }),
    ])
    const folder = temporarySite(Object.fromEntries(pages))
    return locate(openSite(folder))
      .filter(({ problem: { rule } }) => rule === 'repeated-city')
      .map(({ problem: { file, start, end, what }, text }) => [
        file.slice(folder.length + 1),
        text.slice(start, end),
        /[\w-]+\.json/.exec(what)?.[0] ?? '',
      ])
  }

  test('each later page is reported at its city, with the first page that has it', async () => {
    expect(await reported('Avon', 'Bath', 'Avon', 'Avon')).toEqual([
      ['pages/town-2.json', '"Avon"', 'town-0.json'],
      ['pages/town-3.json', '"Avon"', 'town-0.json'],
    ])
  })

  test('case and spaces make no other city', async () => {
    expect(await reported('St. Paul', 'st.  paul ')).toEqual([['pages/town-1.json', '"st.  paul "', 'town-0.json']])
  })
})

describe('city copies', () => {
  const ofUniqueness = ({ rule }: { rule: string }) => rule === 'copied-page' || rule === 'similar-page'

  test('a city page that was copied, with other vars, is reported once and can be built', async () => {
    const folder = copyOfRealSite()
    const rowlett = join(folder, 'pages/rowlett.json')
    copyFileSync(join(folder, 'pages/plano.json'), rowlett)
    const document = JSON.parse(readFileSync(rowlett, 'utf8'))
    writeFileSync(rowlett, JSON.stringify({ ...document, vars: { ...document.vars, city: 'Rowlett' } }))
    const { problems, pages } = openSite(folder)
    expect(problems.filter(ofUniqueness)).toEqual([
      expect.objectContaining({ severity: 'warning', rule: 'copied-page', file: rowlett, pointer: '/vars/city' }),
    ])
    expect(pages.some(({ route }) => route === '/rowlett')).toBe(true)
  })

  const words = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`).join(' ')
  const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })

  /** A site of pages by their city, and what it says of their uniqueness. */
  function problemsOf(pages: Record<string, object[]>, site: object = {}, more: Record<string, object> = {}) {
    const cities = Object.entries(pages).map(([name, sections]) => [
      `pages/${name}.json`,
      { title: name, description: name, vars: { city: name }, sections },
    ])
    const documents = {
      'site.json': { ...SMALLEST_SITE['site.json'], ...site },
      ...Object.fromEntries(cities),
      ...more,
    }
    const { problems } = openedSite(documents)
    return problems
      .filter(({ rule, severity }) => severity === 'error' || rule === 'similar-page' || rule === 'copied-page')
      .map(({ severity, rule, file, what, hint }) => ({ severity, rule, file: file.split('/').at(-1), what, hint }))
  }

  const rulesOf = (...args: Parameters<typeof problemsOf>) =>
    problemsOf(...args).map(({ rule, file }) => `${rule} ${file}`)

  test('a copy is reported at the later page, with its twin and the section to begin with', () => {
    const copy = [prose(words('short', 9)), prose(words('long', 30))]
    expect(problemsOf({ avon: copy, bath: copy, cary: [prose(words('other', 30))] })).toEqual([
      {
        severity: 'warning',
        rule: 'copied-page',
        file: 'bath.json',
        what: 'is the city of a page that is 100% the same as site.config/pages/avon.json, in every section',
        hint: expect.stringMatching(/^Rewrite prose \(sections\[1\]\) first, in one of the two pages/),
      },
    ])
  })

  test('a page is similar from 60% on: 24 of 40 runs of words', () => {
    // prose has a title of one word, so a section of n words has n - 3 runs of five
    const pages = (own: number) => ({
      avon: [prose(words('same', 27)), prose(words('a', 11))],
      bath: [prose(words('same', 27)), prose(words('b', own))],
    })
    const site = { uniqueness: { own: 0 } }
    expect(rulesOf(pages(11), site)).toEqual(['similar-page bath.json'])
    expect(problemsOf(pages(11), site)[0]?.what).toContain(
      '60% the same as site.config/pages/avon.json, most of all in prose',
    )
    expect(rulesOf(pages(12), site)).toEqual([])
  })

  test('a page that is put together from several others has little of its own', () => {
    const pages = { avon: [prose(words('a', 30))], bath: [prose(words('b', 30))] }
    const patchwork = [...pages.avon, ...pages.bath, prose(words('c', 30))]
    expect(rulesOf({ ...pages, cary: patchwork })).toEqual(['similar-page cary.json'])
    expect(problemsOf({ ...pages, cary: patchwork })[0]?.what).toContain('has only 33% of its words to itself')
  })

  test('variables, the city written by hand, links and the order of keys make no page another one', () => {
    const body = words('same', 20)
    const avon = prose(`In {city} we say ${body}. Call {phone} or [look](/a).`)
    const bath = { body: `In Bath we say ${body}. Call {phone} or [look](/b).`, type: 'prose', title: 'Words' }
    const redirects = [
      { from: '/a', to: '/avon' },
      { from: '/b', to: '/bath' },
    ]
    expect(rulesOf({ avon: [avon], bath: [bath] }, { redirects })).toEqual(['copied-page bath.json'])
  })

  test('shared sections count only where the page says something else', () => {
    const shared = { 'shared/all.json': prose(words('shared', 60)) }
    const own = (name: string) => [{ use: 'all' }, prose(words(name, 20))]
    expect(rulesOf({ avon: own('a'), bath: own('b') }, {}, shared)).toEqual([])
    const override = (name: string) => [{ use: 'all', title: words('title', 40) }, prose(words(name, 10))]
    expect(rulesOf({ avon: override('a'), bath: override('b') }, {}, shared)).toEqual(['similar-page bath.json'])
    expect(rulesOf({ avon: [{ use: 'all' }], bath: [{ use: 'all' }] }, {}, shared)).toEqual(['copied-page bath.json'])
  })

  test('pages without a city, and pages that search engines don’t keep, may be alike', () => {
    const sections = [prose(words('same', 30))]
    const page = { title: 'x', description: 'x', sections }
    const others = {
      'pages/b.json': page,
      'pages/c.json': { ...page, vars: { city: 'C' }, index: false },
      'pages/d.json': { ...page, vars: { city: 'D' }, canonical: 'https://acme.example/avon' },
    }
    expect(rulesOf({ avon: sections }, {}, others)).toEqual([])
  })

  test('site.json sets the limits, and makes a copy an error', () => {
    const pages = {
      avon: [prose(words('same', 23)), prose(words('a', 23))],
      bath: [prose(words('same', 23)), prose(words('b', 23))],
    }
    expect(rulesOf(pages)).toEqual([])
    expect(rulesOf(pages, { uniqueness: { similar: 0.3 } })).toEqual(['similar-page bath.json'])
    expect(rulesOf(pages, { uniqueness: { own: 0.6 } })).toEqual(['similar-page bath.json'])
    const strict = { uniqueness: { copied: 0.3 }, rules: { 'copied-page': 'error' } }
    expect(problemsOf(pages, strict).map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(['error copied-page'])
  })
})
