import { describe, expect, test } from 'vitest'
import { brokenRules, messagesOf, reported, wholePage } from '../../../tests/problems'
import { readSchemas } from '../validate/schemas'

const prose = { type: 'prose', title: 'Words', body: 'Text.' }

describe('wrong-type', () => {
  const TITLE = 'What belongs here: The heading.'
  const LEVEL = expect.stringMatching(/^What belongs here: 1 when/)

  test.each([
    [{ level: ' 2 ' }, 'a whole number, but is a text: " 2 "', 'Take the quotes away: 2.'],
    [{ level: '' }, 'a whole number, but is a text: ""', LEVEL],
    [{ level: ' ' }, 'a whole number, but is a text: " "', LEVEL],
    [{ level: 'two' }, 'a whole number, but is a text: "two"', LEVEL],
    [{ level: true }, 'a whole number, but is true or false: true', LEVEL],
    [{ hideOnPhones: 'yes' }, 'true or false, but is a text: "yes"', expect.stringMatching(/^What belongs here: /)],
    [{ hideOnPhones: 'false' }, 'true or false, but is a text: "false"', 'Take the quotes away: false.'],
    [{ title: true }, 'a text in quotes, but is true or false: true', 'Put it in quotes: "true".'],
    [{ title: 5 }, 'a text in quotes, but is a number: 5', 'Put it in quotes: "5".'],
    [{ title: null }, 'a text in quotes, but is null: null', TITLE],
    [{ title: ['Words'] }, 'a text in quotes, but is a list: ["Words"]', 'Take the [ and ] away.'],
    [{ title: ['Words', 'More'] }, 'a text in quotes, but is a list: ["Words","More"]', TITLE],
    [{ title: { en: 'Words' } }, 'a text in quotes, but is an object: {"en":"Words"}', TITLE],
    [{ years: null }, 'a list: [ … ], but is null: null', expect.stringMatching(/^What belongs here: /)],
  ])('%j is reported with what it is, and with a step only where one leads there', (field, what, hint) => {
    const section = { ...prose, ...field }
    expect(messagesOf('section', section)).toEqual([`must be ${what}`])
    const [line] = reported('section', section)
    expect(line?.slice(line.indexOf('»: ') + 3)).toEqual(hint)
  })

  test.each(['null', '[]', '"text"', '7'])('a document that is %s lacks nothing else', (text) => {
    expect(brokenRules('page', text)).toEqual(['wrong-type'])
    expect(brokenRules('site.json', text)).toEqual(['wrong-type'])
    expect(brokenRules('section', { use: 'words' }, { 'shared/words.json': text })).toEqual(['wrong-type'])
  })

  test('a value of a shared section is wrong there also when every page says it anew', () => {
    const beside = { 'shared/words.json': { ...prose, title: 7 } }
    expect(reported('section', { use: 'words', title: 'Own' }, beside)).toEqual([
      'wrong-type «7»: Put it in quotes: "7".',
    ])
    expect(
      brokenRules('section', { use: 'words', title: 'Own' }, { 'shared/words.json': { type: 'prose', body: 'Text.' } }),
    ).toEqual([])
  })
})

describe('unknown-value', () => {
  const social = (network: string) => `"social": [{ "network": "${network}", "href": "https://acme.example/us" }]`

  test('a choice that is like it is suggested', () => {
    expect(reported('site', social('fcaebook'))).toEqual(['unknown-value «"fcaebook"»: Did you mean "facebook"?'])
  })

  test('else the field is explained', () => {
    expect(reported('site', social('myspace'))).toEqual([
      'unknown-value «"myspace"»: What belongs here: Which network it is.',
    ])
  })
})

describe('out-of-range', () => {
  const rated = (rating: number) => ({
    type: 'testimonials',
    title: 'What they say',
    items: [{ text: 'On time.', author: 'Dana R.', source: 'Google', rating }],
  })

  test.each([
    [0, 'at least 1'],
    [-1, 'at least 1'],
    [6, 'at most 5'],
  ])('%d stars must be %s', (rating, limit) => {
    const hint = 'What belongs here: Stars, from 1 to 5.'
    expect(reported('section', rated(rating))).toEqual([`out-of-range «${rating}»: ${hint}`])
    expect(messagesOf('section', rated(rating))).toEqual([`must be ${limit}, but is ${rating}`])
  })
})

describe('list-length', () => {
  const years = (count: number) => ({
    type: 'prose',
    title: 'Words',
    body: 'Text.',
    years: Array.from({ length: count }, (_, index) => ({ year: String(2000 + index), text: 'More.' })),
  })

  test.each([
    [0, 'least 2'],
    [1, 'least 2'],
    [9, 'most 8'],
  ])('of %d entries it is reported that there must be at %s', (count, limit) => {
    expect(brokenRules('section', years(count))).toEqual(['list-length'])
    expect(messagesOf('section', years(count))).toEqual([`must have at ${limit} entries, but has ${count}`])
  })

  test('a list between two pairs of brackets is one mistake', () => {
    const list = [[{ year: '2001', text: 'More.' }, { year: '2002' }]]
    const [first, ...others] = reported('section', { ...years(2), years: list })
    expect(first).toMatch(/^list-length .*: Take one pair of \[ and \] away\.$/s)
    expect(others).toEqual([])
  })
})

describe('empty-text', () => {
  test('an empty text is one mistake, also where it would have a form', () => {
    expect(reported('section', { type: 'prose', title: 'Words', body: '' })).toEqual([
      expect.stringContaining('empty-text «""»: What belongs here: The text.'),
    ])
  })

  test('an empty variable is reported where it stands, and not in the texts that name it', () => {
    const sections = [{ type: 'prose', title: '{city}', body: 'In {city}.', level: 1 }]
    expect(brokenRules('page', wholePage(sections, { vars: { city: '' } }))).toEqual(['empty-text'])
  })
})

describe('wrong-form', () => {
  test('what it must be is said in words', () => {
    expect(reported('site', '"language": "English"')).toEqual([
      'wrong-form «"English"»: What belongs here: The language of the texts, as a language tag.',
    ])
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
})

test('a value that is longer than a line is cut off', () => {
  const said = (count: number) => messagesOf('section', { ...prose, level: 'x'.repeat(count) })
  expect(said(58)).toEqual([`must be a whole number, but is a text: "${'x'.repeat(58)}"`])
  expect(said(59)).toEqual([`must be a whole number, but is a text: "${'x'.repeat(56)}…`])
})
