import colors from 'picocolors'
import { expect, test } from 'vitest'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { openedSite, page, prose } from '../../tests/sites'
import { type Explanation, type Part, explain, schemaOf } from './explain'
import { printExplanation } from './print-explanation'
import { type Subject, findPath, findSubject, parseSteps } from './subject'

const print = (more: Partial<Explanation>) =>
  printExplanation({ subject: '/plano', pointer: '', from: 'page', variables: [], ...more }, colors.createColors(false))

const part = (name: string, line: number, more: Partial<Part>): Part => ({
  name,
  from: 'page',
  place: { file: 'pages/plano.json', line, column: 5, pointer: '' },
  ...more,
})

test('what nobody says and no schema knows is told in one sentence', () => {
  expect(print({ from: 'nobody' })).toBe('/plano\n\n  It is left out.\n')
})

test('parts in parts are indented; what stands beside "use" is told once', () => {
  const items = [part('0', 4, { value: 'x'.repeat(60) }), part('1', 5, { value: [], from: 'override' })]
  const parts = [
    part('title', 2, { value: 'Own', from: 'override' }),
    part('items', 3, { from: 'override', parts: items }),
  ]
  expect(print({ value: { title: 'Own', items: [] }, parts })).toMatchInlineSnapshot(`
    "/plano
      { title, items }

      The page says it.

      title  "Own"                                             pages/plano.json:2:5  beside "use"
      items                                                    pages/plano.json:3:5  beside "use"
        0    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…  pages/plano.json:4:5
        1    [ 0 entries ]                                     pages/plano.json:5:5
    "
  `)
})

/** What people read of a place of a page; files are told from site.config on. */
function story(name: string, place: string): string {
  const site = openedSite({
    'shared/words.json': prose({ title: 'Shared', body: 'For {city}.' }),
    'pages/plano.json': page([prose({ body: 'Call {phone}, {cty}.' }), { use: 'words', title: 'In {city}' }], {
      vars: { city: 'Plano', phone: '(469) 555-0167' },
    }),
    'pages/wylie.json': page([prose({ body: '[Call](tel:{tel}) at {{any}} hour.' })]),
  })
  const subject = findSubject(site, name) as Subject
  const path = findPath(getValidator().schemas, schemaOf(subject), subject.data, parseSteps(place)) as string[]
  const text = printExplanation(explain(subject, path, site.resolved), colors.createColors(false))
  return text
}

test('a text of the page, with a variable of its own and one that nothing says', () => {
  expect(story('/plano', '/sections/0/body')).toMatchInlineSnapshot(`
  "/plano /sections/0/body
    "Call (469) 555-0167, {cty}."

    The page says it.
    at       site.config/pages/plano.json:12:15
    meaning  The text. Takes Markdown: paragraphs, **bold**, lists, ### headings, [links](/path).
    written  "Call {phone}, {cty}."
    {phone}  "(469) 555-0167"  site.config/pages/plano.json:6:14
    {cty}    nothing says it
  "
`)
})

test('a value that the page says in place of the shared section', () => {
  expect(story('/plano', '/sections/1/title')).toMatchInlineSnapshot(`
  "/plano /sections/1/title
    "In Plano"

    The page says it beside "use", in place of the shared section.
    at          site.config/pages/plano.json:16:16
    used at     site.config/pages/plano.json:15:14
    instead of  "Shared"  site.config/shared/words.json:3:12
    meaning     The heading.
    written     "In {city}"
    {city}      "Plano"  site.config/pages/plano.json:5:13
  "
`)
})

test('a value of the shared section', () => {
  expect(story('/plano', '/sections/1/body')).toMatchInlineSnapshot(`
  "/plano /sections/1/body
    "For Plano."

    The shared section says it.
    at       site.config/shared/words.json:4:11
    used at  site.config/pages/plano.json:15:14
    meaning  The text. Takes Markdown: paragraphs, **bold**, lists, ### headings, [links](/path).
    written  "For {city}."
    {city}   "Plano"  site.config/pages/plano.json:5:13
  "
`)
})

test('a variable that is made of others, and a doubled brace', () => {
  expect(story('/wylie', '/sections/0/body')).toMatchInlineSnapshot(`
  "/wylie /sections/0/body
    "[Call](tel:+18025550100) at {any} hour."

    The page says it.
    at       site.config/pages/wylie.json:8:15
    meaning  The text. Takes Markdown: paragraphs, **bold**, lists, ### headings, [links](/path).
    written  "[Call](tel:{tel}) at {{any}} hour."
    {tel}    "+18025550100", the telephone number in the form that links need
             of "(802) 555-0100"  site.config/site.json:4:12
             of "+1"  the default of /countryCode, which is left out
  "
`)
})

test('a value that is left out has its default', () => {
  expect(story('/plano', '/index')).toMatchInlineSnapshot(`
  "/plano /index

    It is left out.
    default  true
    meaning  false keeps this page out of search engines and out of the sitemap.
  "
`)
})

test('a section is told part by part', () => {
  expect(story('/plano', '/sections/1')).toMatchInlineSnapshot(`
  "/plano /sections/1
    { type, title, body }

    The shared section says it.
    at       site.config/shared/words.json:1:1
    used at  site.config/pages/plano.json:15:14
    meaning  Running text, such as a privacy notice or a story.

    type   "prose"       site.config/shared/words.json:2:11
    title  "In Plano"    site.config/pages/plano.json:16:16  beside "use"
    body   "For Plano."  site.config/shared/words.json:4:11
  "
`)
})

test('site.json', () => {
  expect(story('site', '/address')).toMatchInlineSnapshot(`
  "site /address
    { street, town, state, zip }

    site.json says it.
    at       site.config/site.json:6:14
    meaning  Where the business is. Texts reach it as {street}, {town}, {state}, {zip}, or whole as {address}.

    street  "1 Main Street"  site.config/site.json:7:15
    town    "Stowe"          site.config/site.json:8:13
    state   "VT"             site.config/site.json:9:14
    zip     "05672"          site.config/site.json:10:12
  "
`)
})
