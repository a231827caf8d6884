import { join } from 'node:path'
import colors from 'picocolors'
import { describe, expect, test } from 'vitest'
import { QUOTE_FORM_ROUTE } from '../../renderer/site/addresses'
import { runCommand } from '../../tests/run-command'
import { type Documents, openedSite, page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { SMALLEST_SITE } from '../example-site'
import { type Explanation, explain } from './explanation'
import { printExplained } from './print-explanation'

const site = SMALLEST_SITE['site.json']
const faq = { type: 'faq', title: 'Asked', items: [{ question: 'Why?', answer: 'So.', $comment: 'Dana asks' }] }

const DOCUMENTS: Documents = {
  'site.json': { ...site, redirects: [{ from: '/old', to: '/plano' }] },
  'shared/words.json': prose({ title: 'Shared', body: 'For {city}.' }),
  'pages/plano.json': page(
    [prose({ body: '{tel} {{a}} {cty}' }), { use: 'words', title: 'In {city}', level: 1 }, faq, { use: 'none' }, {}],
    { aliases: ['/west-plano'], keywords: [], theme: { dark: true }, vars: { city: 'Plano', phone: '(469) 555-0167' } },
  ),
  'pages/north/wylie.json': page([prose()]),
  'pages/broken.json': '{ "title": ',
}

const open = (documents: Documents = {}) => openedSite({ ...DOCUMENTS, ...documents })

function explanation(name: string, place: string, documents?: Documents): Explanation {
  const { data } = explain(open(documents), name, place)
  if (Array.isArray(data)) throw new Error(`${place} names no value.`)
  return data
}

test.each([
  [{ draft: true }, '/plano is a draft.\n\n'],
  [{ from: '2999-01-01' }, '/plano isn’t on the site before 2999-01-01.\n\n'],
  [{ until: '2001-01-01' }, '/plano was on the site until 2001-01-01.\n\n'],
  [{ from: '2001-01-01' }, '/plano  site.config'],
])('of a page with %j, it is said whether it is on the site', (schedule, beginning) => {
  const documents = { 'pages/plano.json': page([prose({ level: 1 })], schedule) }
  const printed = printExplained(explain(open(documents), '/plano', ''), colors.createColors(false))
  expect(printed.slice(0, beginning.length)).toBe(beginning)
})

describe('the subject', () => {
  test.each([
    ['/plano', '/plano'],
    ['/west-plano', '/plano'],
    ['pages/plano.json', '/plano'],
    ['site.config/pages/plano.json', '/plano'],
    ['north/wylie/', '/north/wylie'],
    ['/', '/'],
    ['site', 'site'],
  ])('%s is %s', (name, subject) => {
    expect(explain(open(), name, '').subject.name).toBe(subject)
  })

  test.each<[string, string, Documents?]>([
    ['/plno', 'no page has the address /plno. Did you mean "/plano"?'],
    // aliases are suggested, redirects and our own addresses are not, since they aren't pages
    ['/west-plno', 'no page has the address /west-plno. Did you mean "/west-plano"?'],
    ['/oldd', 'no page has the address /oldd. Give an address such as /plano, or "site".'],
    [QUOTE_FORM_ROUTE, `no page has the address ${QUOTE_FORM_ROUTE}. Give an address such as /plano, or "site".`],
    ['/old', '/old is a redirect in site.json. Give the address that it leads to.'],
    ['/broken', 'site.config/pages/broken.json isn’t valid JSON. Run npm run validate, and fix it first.'],
    ['shared/words.json', 'site.config/shared/words.json is a shared section. Name a page that uses it.'],
    [
      'lists/said.json',
      'site.config/lists/said.json is a list. Name a page that shows it.',
      { 'lists/said.json': { of: 'testimonial', entries: [] } },
    ],
    ['site', 'the site has no site.json.', { 'site.json': undefined }],
    [
      'site',
      'site.config/site.json isn’t valid JSON. Run npm run validate, and fix it first.',
      { 'site.json': '{ "name": ' },
    ],
  ])('%s: %s', (name, sentence, documents) => {
    expect(() => explain(open(documents), name, '')).toThrow(sentence)
  })
})

describe('the place', () => {
  test.each([
    ['/sections/2/title', '/sections/2/title'],
    ['#/sections/2/title', '/sections/2/title'],
    ['sections[2].title', '/sections/2/title'],
    ['sections.2.items.0.question', '/sections/2/items/0/question'],
    ['/sections/2/variant', '/sections/2/variant'],
    ['/a.b/c~1d/e~0f/g#h', '/a.b/c~1d/e~0f/g#h'],
  ])('%s is %s', (place, pointer) => {
    const odd = page([prose(), prose(), faq], { 'a.b': { 'c/d': { 'e~f': { 'g#h': 1 } } } })
    expect(explanation('/plano', place, { 'pages/plano.json': odd }).pointer).toBe(pointer)
  })

  test.each([
    ['/plano', '/sections/0/titel', '/sections/0 has no "titel". Did you mean "title"?'],
    ['/plano', '/desription', 'the document has no "desription". Did you mean "description"?'],
    ['/north/wylie', '/sections/1', '/sections has no "1": it has one entry, 0.'],
    ['/plano', '/keywords/0', '/keywords has no "0": it has no entries.'],
    // the schema says nothing about this key
    ['/plano', '/theme/zzzzzz', '/theme has no "zzzzzz". It can have: dark.'],
    ['/plano', '/title/0', '/title is "A page", which has no parts.'],
    ['/', '/vars/city', '/vars is left out, so it has no parts.'],
    ['/plano', '/sections/2/items/0/zzzzzz', '/sections/2/items/0 has no "zzzzzz". It can have: question, answer.'],
  ])('%s %s: %s', (name, place, sentence) => {
    expect(() => explain(open(), name, place)).toThrow(sentence)
  })
})

describe('where a value is written', () => {
  const at = (pointer: string) => expect.objectContaining({ pointer })

  test.each([
    // numbers outside of "sections" are not indexes of sections
    ['/aliases/0', { from: 'page', place: at('/aliases/0'), use: undefined, parts: undefined }],
    ['/sections', { from: 'page', place: at('/sections'), use: undefined }],
    ['/sections/1', { from: 'shared', place: at(''), use: at('/sections/1/use') }],
    ['/sections/1/type', { from: 'shared', place: at('/type'), instead: undefined }],
    ['/sections/1/title', { from: 'override', instead: { value: 'Shared', place: at('/title') } }],
    // the shared section leaves this out
    ['/sections/1/level', { from: 'override', instead: undefined }],
    ['/sections/1/id', { from: 'nobody', place: undefined, use: at('/sections/1/use') }],
    ['/sections/2/title', { from: 'page', written: undefined, variables: [], instead: undefined, use: undefined }],
    ['/theme', { value: { dark: true }, from: 'page', description: undefined, default: undefined }],
    ['/keywords', { value: [], parts: undefined }],
  ])('%s', (place, story) => {
    expect(explanation('/plano', place)).toMatchObject(story)
  })

  test('parts are split three levels deep', () => {
    const [, , section] = explanation('/plano', '/sections').parts ?? []
    const whole = { name: '0', from: 'page', value: { question: 'Why?', answer: 'So.' } }
    expect(section?.parts?.[2]).toMatchObject({ name: 'items', parts: [whole] })
  })
})

describe('variables', () => {
  /** "name value: pointer value, …" of each variable of the home page's or site.json's text. */
  const stories = (written: string, documents: Documents, isOfSite = false) =>
    explanation(isOfSite ? 'site' : '/', isOfSite ? '/footer/text' : '/sections/0/body', {
      'pages/index.json': page([prose({ body: written })]),
      'site.json': { ...site, footer: { text: written, copyright: '©' } },
      ...documents,
    }).variables.map(({ name, value, sources }) => {
      const from = sources.map(({ pointer, value, place }) => `${pointer} ${value}${place ? '' : ' by default'}`)
      return `${name} ${value}: ${from.join(', ')}`
    })

  test('variables in site.json come from site.json; a fact that is left out and has no default is not a source', () => {
    expect(stories('In {town}, {tel}, {city}', {}, true)).toEqual([
      'town Stowe: /address/town Stowe',
      'tel +18025550100: /phone (802) 555-0100, /countryCode +1 by default',
      'city undefined: ',
    ])
    const { zip: _, ...address } = site.address
    const own = { ...site, address, footer: { text: '{zip} of {business}', copyright: '©' } }
    expect(stories('', { 'site.json': own }, true)).toEqual(['zip undefined: ', 'business Acme: /name Acme'])
  })

  test('{tel} is made from the phone number of the page and the country code of the site, if there is a site.json', () => {
    const own = page([prose({ body: '{tel} {city}' })], { vars: { phone: '020 7946 0018', city: 'Plano' } })
    const storiesWith = (site: object | undefined) => stories('', { 'site.json': site, 'pages/index.json': own })
    expect(storiesWith({ ...site, countryCode: '+44' })).toEqual([
      'tel +442079460018: /vars/phone 020 7946 0018, /countryCode +44',
      'city Plano: /vars/city Plano',
    ])
    expect(storiesWith(undefined)).toEqual(['tel undefined: /vars/phone 020 7946 0018', 'city Plano: /vars/city Plano'])
  })
})

test('{cityCount} is explained by what it counts', () => {
  const documents = { 'pages/wylie.json': page([prose({ title: '{cityCountAtStart} towns', level: 1 })]) }
  const explained = explain(open(documents), '/wylie', '/sections/0/title')
  expect(printExplained(explained, colors.createColors(false))).toContain(
    '{cityCountAtStart}  "One", the number of pages whose vars name a city\n',
  )
})

test('for people, it prints the value, where it is written, its variables, and its parts', () => {
  const places = ['', '/sections/0/body', '/sections/1/title', '/sections/2', '/index']
  const explained = places.map((place) => explain(open(), '/plano', place))
  const texts = explained.map((explained) => printExplained(explained, colors.createColors(false)))
  expect(texts.join('\n').replaceAll('site.config/', '')).toMatchInlineSnapshot(`
    "/plano  pages/plano.json

         section    title       place                              from
      0  prose      "Words"     pages/plano.json:16:5
      1  prose      "In Plano"  pages/plano.json:21:5  shared/words.json, except title, level
      2  faq        "Asked"     pages/plano.json:26:5
      4  (no type)              pages/plano.json:40:5

    4 sections. To look into one: npm run explain -- /plano /sections/0

    /plano /sections/0/body
      "+14695550167 {a} {cty}"

      Written in the page.
      at       pages/plano.json:19:15
      meaning  The text. Supports Markdown: paragraphs, **bold**, lists, ### headings, [links](/path).
      written  "{tel} {{a}} {cty}"
      {tel}    "+14695550167", the telephone number in the form that links need
               from "(469) 555-0167"  pages/plano.json:13:14
               from "+1"  the default of /countryCode, which is left out
      {cty}    not defined

    /plano /sections/1/title
      "In Plano"

      Written in the page next to "use", which overrides the shared section.
      at         pages/plano.json:23:16
      used at    pages/plano.json:22:14
      overrides  "Shared"  shared/words.json:3:12
      meaning    The heading.
      written    "In {city}"
      {city}     "Plano"  pages/plano.json:12:13

    /plano /sections/2
      { type, title, items }

      Written in the page.
      at       pages/plano.json:26:5
      meaning  Questions and answers that open one at a time.

      type          "faq"    pages/plano.json:27:15
      title         "Asked"  pages/plano.json:28:16
      items                  pages/plano.json:29:16
        0                    pages/plano.json:30:9
          question  "Why?"   pages/plano.json:31:23
          answer    "So."    pages/plano.json:32:21

    /plano /index

      Left out.
      default  true
      meaning  false keeps this page out of search engines and out of the sitemap.
    "
  `)
})

test('--format json prints plain data, and notes errors of the site on stderr', async () => {
  const folder = temporarySite({ 'pages/plano.json': page([prose({ ttle: 'x' })]) })
  const args = [join(folder, 'pages/plano.json'), '--site', folder, '--format', 'json']
  const { status, stdout, stderr } = await runCommand('explain', ...args)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject([{ index: 0, type: 'prose', place: { pointer: '/sections/0' } }])
  expect(stderr).toMatch(/^note: the site has 1 error\b.*\n$/)
})
