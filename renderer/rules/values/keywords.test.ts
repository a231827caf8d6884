import { expect, test } from 'vitest'
import { brokenRules, messagesOf, reported, wholePage } from '../../../tests/problems'
import { readSchemas } from '../../schema/schemas'

const prose = { type: 'prose', title: 'Words', body: 'Text.' }
const years = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ year: String(2000 + index), text: 'More.' }))
const complete = { ...prose, id: 'a', hideOnPhones: true, level: 2, years: years(2) }
const faq = { type: 'faq', title: 'Questions' }
const hero = { type: 'hero', title: 'Words', image: { src: '/images/og-image.png', alt: 'Our van' } }
const MISPLACED = 'A section can’t be inside another one: move it to the page’s "sections".'
const NO_TYPE = 'Add "type" with the section’s type, or "use" with the name of a shared section.'

const SECTIONS: Record<string, [section: object, lines: unknown[], files?: Record<string, object>]> = {
  'a misspelled name is not also reported as missing': [
    { type: 'prose', title: 'Words', bdoy: 'Text.' },
    ['unknown-property «"bdoy"»: Did you mean "body"?'],
  ],
  'a name that the object doesn’t have yet is suggested first': [
    { ...prose, yeras: [], level: 2, mood: 'good' },
    [
      'unknown-property «"yeras"»: Did you mean "years"?',
      'unknown-property «"mood"»: It can also have: id, hideOnPhones, years, draft, from, until.',
    ],
  ],
  'a name that the object already has can be suggested': [
    { ...prose, tite: 'Text.' },
    ['unknown-property «"tite"»: Did you mean "title"?'],
  ],
  '"$comment" can be suggested': [
    { ...prose, $coment: 'Ask.' },
    ['unknown-property «"$coment"»: Did you mean "$comment"?'],
  ],
  'for an object that has every property, no name is suggested': [
    { ...complete, draft: false, from: '2020-04-01', until: '2999-04-30', mood: 'good' },
    [
      'unknown-property «"mood"»: Delete it: there can only be "type", "id", "hideOnPhones", "title", "level", "body", "years", "draft", "from", and "until" here.',
    ],
  ],
  'an entry written one level too high is one mistake': [
    { ...faq, question: 'Open?', answer: 'Always.' },
    ['unknown-property «"question"»: It belongs in an entry of "items": [{ "question": … }].'],
  ],
  'of two places where a name may belong, it is the one where its neighbors belong': [
    { ...hero, figure: '9', text: 'years', form: { title: 'Ask us' } },
    ['unknown-property «"figure"»: It belongs in an entry of "facts": [{ "figure": … }].'],
  ],
  'a name that belongs in an object is reported with its place': [
    { type: 'banner', title: 'Words', alt: 'A van' },
    ['unknown-property «"alt"»: It belongs in "image": { "alt": … }.'],
  ],
  'a section inside another one is one mistake': [
    { ...prose, more: prose },
    [`unknown-property «"more"»: ${MISPLACED}`],
  ],
  'a section in a list is one mistake too': [{ ...faq, items: [prose] }, [`unknown-property «"type"»: ${MISPLACED}`]],
  'a missing property is reported with its description': [
    faq,
    ['missing-property «{»: Add "items": The questions, most asked first.'],
  ],
  'everything that an empty object lacks is one mistake': [
    { ...faq, items: [{}] },
    ['missing-property «{»: Add "question" and "answer".'],
  ],
  'a section needs its type': [{ title: 'Words', body: 'Text.' }, [`missing-property «{»: ${NO_TYPE}`]],
  'a name that sections have is not taken for a misspelled "type"': [
    { id: 'faq', tone: 'night', title: 'Words' },
    [expect.stringMatching(/^missing-property «{»/)],
  ],
  'a shared section needs a type, and can’t use another one': [
    { use: 'words' },
    ['missing-property «{»: A shared section must have a type of its own: it can’t use another one.'],
    { 'shared/words.json': { use: 'other' } },
  ],
  'nothing else is reported about a section whose type is unknown': [
    { type: 'prsoe', titel: 'Words', level: 'two' },
    ['unknown-section-type «"prsoe"»: Did you mean "prose"?'],
  ],
  'a type that resembles no other is answered with a list of all types': [
    { type: 'encyclopedia', title: 'Words' },
    [expect.stringMatching(/^unknown-section-type .*: The types are: [\w-]+, .*, prose, .*[\w-]\.$/)],
  ],
  'a wrong value in a shared section is reported even if every page overrides it': [
    { use: 'words', title: 'Own' },
    ['wrong-type «7»: Put it in quotes: "7".'],
    { 'shared/words.json': { ...prose, title: 7 } },
  ],
  'a shared section may lack what a page adds': [
    { use: 'words', title: 'Own' },
    [],
    { 'shared/words.json': { type: 'prose', body: 'Text.' } },
  ],
  'a list between two pairs of brackets is one mistake': [
    { ...prose, years: [[{ year: '2001', text: 'More.' }, { year: '2002' }]] },
    [expect.stringMatching(/^list-length .*: Remove one pair of \[ and \]\.$/s)],
  ],
  'an empty text is one mistake, and so is a blank one': [
    { ...prose, title: ' \u200b', body: '' },
    [expect.stringMatching(/^empty-text «" \u200b"»/), expect.stringMatching(/^empty-text «""»: What belongs here: /)],
  ],
}

test.each(Object.entries(SECTIONS))('%s', (_, [section, lines, files]) => {
  expect(reported('section', section, files)).toEqual(lines)
})

test.each([
  ['tpye', 'prose', 'type'],
  ['kind', 'prose', 'type'],
  ['ues', 'words', 'use'],
  // a shared section may have the name of its type
  ['upe', 'prose', 'use'],
])('for "%s" with "%s", "%s" is suggested', (name, value, meant) => {
  expect(reported('section', { [name]: value, title: 'Words' })).toEqual([
    `unknown-property «"${name}"»: Did you mean "${meant}"?`,
  ])
})

const social = (network: string) => `"social": [{ "network": "${network}", "href": "https://acme.example/us" }]`
const form = (provider: string) => `"embeds": { "quoteForm": { "provider": "${provider}" } }`

test.each([
  ['a similar choice is suggested', social('fcaebook'), 'unknown-value «"fcaebook"»: Did you mean "facebook"?'],
  [
    'if there is none, the field is explained',
    social('myspace'),
    'unknown-value «"myspace"»: What belongs here: Which network it is. "other" is any other one, which needs a label and an icon.',
  ],
  ['a Jotform form needs its id', form('jotform'), expect.stringContaining('missing-property «{»: Add "id"')],
  ['a form in a frame needs its url', form('frame'), expect.stringContaining('missing-property «{»: Add "url"')],
])('in site.json, %s', (_, members, line) => {
  expect(reported('site', members)).toEqual([line])
})

test('names of variables have a form', () => {
  const page = wholePage([{ ...prose, level: 1 }], { vars: { 'zip code': '05672' } })
  expect(reported('page', page)).toEqual([
    'unknown-property «"zip code"»: Names start with a lowercase letter and have only letters and digits.',
  ])
  expect(messagesOf('page', page)).toEqual([
    expect.stringMatching(/^has a property "zip code", but names must be written like "\w+" or "\w+"/),
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
const STARS = 'What belongs here: Stars, from 1 to 5, such as 4.5. They are drawn to the nearest half.'

test.each([
  [{ level: ' 2 ' }, 'be a whole number, but is text: " 2 "', 'Remove the quotes: 2.'],
  [{ level: 'two' }, 'be a whole number, but is text: "two"', LEVEL],
  [{ level: true }, 'be a whole number, but is true', LEVEL],
  [{ hideOnPhones: 'false' }, 'be true or false, but is text: "false"', 'Remove the quotes: false.'],
  [{ title: 5 }, 'be text in quotes, but is a number: 5', 'Put it in quotes: "5".'],
  [{ title: null }, 'be text in quotes, but is null', TITLE],
  [{ title: ['Words'] }, 'be text in quotes, but is a list: ["Words"]', 'Remove the [ and ].'],
  [{ ...hero, image: '/a.png' }, 'be an object: { … }, but is text: "/a.png"', 'Write { "src": …, "alt": … }.'],
  [{ title: { en: 'Words' } }, 'be text in quotes, but is an object: {"en":"Words"}', TITLE],
  [{ years: null }, 'be a list: [ … ], but is null', explained],
  [{ years: '2000' }, 'be a list: [ … ], but is text: "2000"', 'Write [{ "year": …, "text": … }].'],
  [
    { type: 'hero', title: 'Words' },
    'have "image"',
    'Add "image", written as { "src": …, "alt": … }: A picture, with alternative text for people who can\'t see it.',
  ],
  [ratings(0), 'be at least 1, but is 0', STARS],
  [ratings(6), 'be at most 5, but is 6', STARS],
  [
    { years: years(1) },
    'have at least 2 entries, but has 1',
    'Add 1 more. If the list is optional, you can delete it, name included.',
  ],
  [{ years: years(9) }, 'have at most 8 entries, but has 9', 'Remove 1, or move the rest to another section.'],
  // a long value is cut off
  [{ level: 'x'.repeat(58) }, `be a whole number, but is text: "${'x'.repeat(58)}"`, LEVEL],
  [{ level: 'x'.repeat(59) }, `be a whole number, but is text: "${'x'.repeat(58)}…`, LEVEL],
])('%j is reported with its value, and with a correction if there is an obvious one', (field, what, hint) => {
  const section = 'type' in field ? field : { ...prose, ...field }
  expect(messagesOf('section', section)).toEqual([`must ${what}`])
  const [line] = reported('section', section)
  expect(line?.slice(line.indexOf('»: ') + 3)).toEqual(hint)
})

test.each(['null', '[]', '"text"', '7'])('a document that is %s is reported once', (text) => {
  expect(brokenRules('page', text)).toEqual(['wrong-type'])
  expect(brokenRules('site.json', text)).toEqual(['wrong-type'])
  expect(brokenRules('section', { use: 'words' }, { 'shared/words.json': text })).toEqual(['wrong-type'])
})

test('an empty variable is reported at its own place, not in the texts that use it', () => {
  const sections = [{ type: 'prose', title: '{city}', body: 'In {city}.', level: 1 }]
  expect(brokenRules('page', wholePage(sections, { vars: { city: ' ' } }))).toEqual(['empty-text'])
})

interface Pattern {
  pattern: string
  examples?: string[]
  description?: string
}

function patternsIn(schema: object): Pattern[] {
  const nested = Object.values(schema).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null ? patternsIn(inner) : [],
  )
  return 'pattern' in schema ? [schema as Pattern, ...nested] : nested
}

test('every pattern in the schemas has examples that it allows, and a description', () => {
  const patterns = [...readSchemas().values()].flatMap(patternsIn)
  expect(patterns.length).toBeGreaterThan(3)
  for (const { pattern, examples = [], description } of patterns) {
    expect(description, pattern).toBeTruthy()
    expect(examples.length, pattern).toBeGreaterThan(0)
    for (const example of examples) expect(example).toMatch(new RegExp(pattern))
  }
})
