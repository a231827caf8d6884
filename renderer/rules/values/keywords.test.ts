import { expect, test } from 'vitest'
import { brokenRules, messagesOf, reported, wholePage } from '../../../tests/problems'
import { readSchemas } from '../../schema/schemas'

const prose = { type: 'prose', title: 'Words', body: 'Text.' }
const years = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ year: String(2000 + index), text: 'More.' }))
const full = { ...prose, id: 'a', hideOnPhones: true, level: 2, years: years(2) }
const faq = { type: 'faq', title: 'Questions' }
const hero = { type: 'hero', title: 'Words', image: { src: '/images/og-image.png', alt: 'Our van' } }
const LOST = 'A section can’t be inside another one: move it to the page’s "sections".'
const NO_TYPE = 'Add "type" with the section’s type, or "use" with the name of a shared section.'

const SECTIONS: Record<string, [section: object, lines: unknown[], beside?: Record<string, object>]> = {
  'a misspelt name is not also a missing one': [
    { type: 'prose', title: 'Words', bdoy: 'Text.' },
    ['unknown-property «"bdoy"»: Did you mean "body"?'],
  ],
  'a name that the object has not yet is likelier than one that it has': [
    { ...prose, yeras: [], level: 2, mood: 'good' },
    [
      'unknown-property «"yeras"»: Did you mean "years"?',
      'unknown-property «"mood"»: It may also have: id, hideOnPhones, years.',
    ],
  ],
  'a name may be said twice': [{ ...prose, tite: 'Text.' }, ['unknown-property «"tite"»: Did you mean "title"?']],
  'a note is a name too': [{ ...prose, $coment: 'Ask.' }, ['unknown-property «"$coment"»: Did you mean "$comment"?']],
  'where all is there that may be, nothing is proposed': [
    { ...full, mood: 'good' },
    ['unknown-property «"mood"»: It has all that it may have.'],
  ],
  'the names of an entry that was written one level too high are one mistake': [
    { ...faq, question: 'Open?', answer: 'Always.' },
    ['unknown-property «"question"»: It belongs in an entry of "items": [{ "question": … }].'],
  ],
  'of two places where a name belongs it is the one where those beside it do': [
    { ...hero, figure: '9', text: 'years', form: { title: 'Ask us' } },
    ['unknown-property «"figure"»: It belongs in an entry of "facts": [{ "figure": … }].'],
  ],
  'so does a name that belongs into an object': [
    { type: 'banner', title: 'Words', alt: 'A van' },
    ['unknown-property «"alt"»: It belongs in "image": { "alt": … }.'],
  ],
  'a section in another one is one mistake': [{ ...prose, more: prose }, [`unknown-property «"more"»: ${LOST}`]],
  'a section in a list is one too': [{ ...faq, items: [prose] }, [`unknown-property «"type"»: ${LOST}`]],
  'what is missing is reported with its description': [
    faq,
    ['missing-property «{»: Add "items": The questions, most asked first.'],
  ],
  'of an empty object all is missing by one mistake': [
    { ...faq, items: [{}] },
    ['missing-property «{»: Add "question" and "answer".'],
  ],
  'a section needs its type': [{ title: 'Words', body: 'Text.' }, [`missing-property «{»: ${NO_TYPE}`]],
  'a name that sections have is no misspelt "type", whatever it holds': [
    { id: 'faq', tone: 'night', title: 'Words' },
    [expect.stringMatching(/^missing-property «{»/)],
  ],
  'a shared section has a type of its own': [
    { use: 'words' },
    ['missing-property «{»: A shared section must have a type of its own: it can’t use another one.'],
    { 'shared/words.json': { use: 'other' } },
  ],
  'nothing else is said of a section whose type is unknown': [
    { type: 'prsoe', titel: 'Words', level: 'two' },
    ['unknown-section-type «"prsoe"»: Did you mean "prose"?'],
  ],
  'a type that is like none is answered with all there are': [
    { type: 'encyclopedia', title: 'Words' },
    [expect.stringMatching(/^unknown-section-type .*: There are: [\w-]+, .*, prose, .*[\w-]\.$/)],
  ],
  'a value of a shared section is wrong there also when every page says it anew': [
    { use: 'words', title: 'Own' },
    ['wrong-type «7»: Put it in quotes: "7".'],
    { 'shared/words.json': { ...prose, title: 7 } },
  ],
  'a shared section may lack what a page says': [
    { use: 'words', title: 'Own' },
    [],
    { 'shared/words.json': { type: 'prose', body: 'Text.' } },
  ],
  'a list between two pairs of brackets is one mistake': [
    { ...prose, years: [[{ year: '2001', text: 'More.' }, { year: '2002' }]] },
    [expect.stringMatching(/^list-length .*: Take one pair of \[ and \] away\.$/s)],
  ],
  'an empty text is one mistake, and so is one that shows nothing': [
    { ...prose, title: ' \u200b', body: '' },
    [expect.stringMatching(/^empty-text «" \u200b"»/), expect.stringMatching(/^empty-text «""»: What belongs here: /)],
  ],
}

test.each(Object.entries(SECTIONS))('%s', (_, [section, lines, beside]) => {
  expect(reported('section', section, beside)).toEqual(lines)
})

test.each([
  ['tpye', 'prose', 'type'],
  ['kind', 'prose', 'type'],
  ['ues', 'words', 'use'],
  // a shared section may be called as its type is
  ['upe', 'prose', 'use'],
])('"%s" with "%s" was to be "%s"', (name, value, meant) => {
  expect(reported('section', { [name]: value, title: 'Words' })).toEqual([
    `unknown-property «"${name}"»: Did you mean "${meant}"?`,
  ])
})

const social = (network: string) => `"social": [{ "network": "${network}", "href": "https://acme.example/us" }]`
const form = (provider: string) => `"embeds": { "quoteForm": { "provider": "${provider}" } }`

test.each([
  ['a choice that is like it is suggested', social('fcaebook'), 'unknown-value «"fcaebook"»: Did you mean "facebook"?'],
  [
    'else the field is explained',
    social('myspace'),
    'unknown-value «"myspace"»: What belongs here: Which network it is.',
  ],
  ['a form of jotform needs its id', form('jotform'), expect.stringContaining('missing-property «{»: Add "id"')],
  ['a form in a frame needs its url', form('frame'), expect.stringContaining('missing-property «{»: Add "url"')],
])('of site.json %s', (_, members, line) => {
  expect(reported('site', members)).toEqual([line])
})

test('names of variables have a form', () => {
  const page = wholePage([{ ...prose, level: 1 }], { vars: { 'zip code': '05672' } })
  expect(reported('page', page)).toEqual([
    'unknown-property «"zip code"»: Names start with a small letter and hold letters and digits only.',
  ])
  expect(messagesOf('page', page)).toEqual([
    expect.stringMatching(/^has the name "zip code", which must be written like "\w+" or "\w+"/),
  ])
})

const explained = expect.stringMatching(/^What belongs here: /)
const TITLE = 'What belongs here: The heading.'
const LEVEL = expect.stringMatching(/^What belongs here: 1 when/)
const ratings = (rating: number) => ({
  type: 'testimonials',
  title: 'What they say',
  items: [{ text: 'On time.', author: 'Dana R.', source: 'Google', rating }],
})
const STARS = 'What belongs here: Stars, from 1 to 5.'

test.each([
  [{ level: ' 2 ' }, 'be a whole number, but is a text: " 2 "', 'Take the quotes away: 2.'],
  [{ level: 'two' }, 'be a whole number, but is a text: "two"', LEVEL],
  [{ level: true }, 'be a whole number, but is true or false: true', LEVEL],
  [{ hideOnPhones: 'false' }, 'be true or false, but is a text: "false"', 'Take the quotes away: false.'],
  [{ title: 5 }, 'be a text in quotes, but is a number: 5', 'Put it in quotes: "5".'],
  [{ title: null }, 'be a text in quotes, but is null: null', TITLE],
  [{ title: ['Words'] }, 'be a text in quotes, but is a list: ["Words"]', 'Take the [ and ] away.'],
  [{ ...hero, image: '/a.png' }, 'be an object: { … }, but is a text: "/a.png"', 'Write { "src": …, "alt": … }.'],
  [{ title: { en: 'Words' } }, 'be a text in quotes, but is an object: {"en":"Words"}', TITLE],
  [{ years: null }, 'be a list: [ … ], but is null: null', explained],
  [ratings(0), 'be at least 1, but is 0', STARS],
  [ratings(6), 'be at most 5, but is 6', STARS],
  [{ years: years(1) }, 'have at least 2 entries, but has 1', explained],
  [{ years: years(9) }, 'have at most 8 entries, but has 9', explained],
  // a value that is longer than a line is cut off
  [{ level: 'x'.repeat(58) }, `be a whole number, but is a text: "${'x'.repeat(58)}"`, LEVEL],
  [{ level: 'x'.repeat(59) }, `be a whole number, but is a text: "${'x'.repeat(56)}…`, LEVEL],
])('%j is reported with what it is, and with a step only where one leads there', (field, what, hint) => {
  const section = 'type' in field ? field : { ...prose, ...field }
  expect(messagesOf('section', section)).toEqual([`must ${what}`])
  const [line] = reported('section', section)
  expect(line?.slice(line.indexOf('»: ') + 3)).toEqual(hint)
})

test.each(['null', '[]', '"text"', '7'])('a document that is %s lacks nothing else', (text) => {
  expect(brokenRules('page', text)).toEqual(['wrong-type'])
  expect(brokenRules('site.json', text)).toEqual(['wrong-type'])
  expect(brokenRules('section', { use: 'words' }, { 'shared/words.json': text })).toEqual(['wrong-type'])
})

test('an empty variable is reported where it stands, and not in the texts that name it', () => {
  const sections = [{ type: 'prose', title: '{city}', body: 'In {city}.', level: 1 }]
  expect(brokenRules('page', wholePage(sections, { vars: { city: ' ' } }))).toEqual(['empty-text'])
})

interface Pattern {
  pattern: string
  examples?: string[]
  description?: string
}

function patternsIn(schema: object): Pattern[] {
  const below = Object.values(schema).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null ? patternsIn(inner) : [],
  )
  return 'pattern' in schema ? [schema as Pattern, ...below] : below
}

test('every pattern of the schemas comes with examples that it allows, and with a description', () => {
  const found = [...readSchemas().values()].flatMap(patternsIn)
  expect(found.length).toBeGreaterThan(3)
  for (const { pattern, examples = [], description } of found) {
    expect(description, pattern).toBeTruthy()
    expect(examples.length, pattern).toBeGreaterThan(0)
    for (const example of examples) expect(example).toMatch(new RegExp(pattern))
  }
})
