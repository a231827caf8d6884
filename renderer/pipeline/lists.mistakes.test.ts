import { describe, expect, test } from 'vitest'
import { reported } from '../../tests/problems'
import { openedSite, page, prose } from '../../tests/sites'

const review = (text: string, more: object = {}) => ({ text, author: 'Dana R.', rating: 5, ...more })

const ENTRIES = [review('One.', { city: 'Plano' }), review('Two.', { city: 'Stowe' })]

const LISTS = {
  'lists/reviews.json': { of: 'testimonial', entries: ENTRIES },
  'lists/asked.json': { of: 'question', entries: [{ question: 'When?', answer: 'Now.' }] },
}

const testimonials = (items: object) => ({ type: 'testimonials', title: 'What they say', items })

describe('a mistake is reported once, at its place, with a suggestion', () => {
  const inSection = (items: string, type = 'testimonials') =>
    reported('section', `{ "type": "${type}", "title": "What they say", "items": ${items} }`, LISTS)

  test.each([
    ['{ "list": "review" }', 'unknown-list «"review"»: Did you mean "reviews"?'],
    ['{ "list": "lists/reviews.json" }', 'unknown-list «"lists/reviews.json"»: Did you mean "reviews"?'],
    ['{ "list": "zzzzzzzzz" }', 'unknown-list «"zzzzzzzzz"»: The lists of this kind are: reviews.'],
    ['{ "list": "asked" }', 'wrong-list-kind «"asked"»: The lists of this kind are: reviews.'],
    ['{ "lst": "reviews" }', 'unknown-property «"lst"»: Did you mean "list"?'],
    ['{ "list": 5 }', 'wrong-type «5»: Put it in quotes: "5".'],
    ['{ "limit": 5 }', 'missing-property «{»: Add "list": The name of the list: "reviews" is lists/reviews.json.'],
    ['{ "list": "reviews", "limit": "5" }', 'wrong-type «"5"»: Remove the quotes: 5.'],
    ['{ "list": "reviews", "limit": 0 }', 'out-of-range «0»: What belongs here: How many entries to show at most.'],
    ['{ "list": "reviews", "where": { "ctiy": "Plano" } }', 'unknown-property «"ctiy"»: Did you mean "city"?'],
    ['{ "list": "reviews", "where": { "rating": "5" } }', 'wrong-type «"5"»: Remove the quotes: 5.'],
    ['{ "list": "reviews", "order": "-dte" }', 'unknown-value «"-dte"»: Did you mean "-date"?'],
    ['{ "list": "reviews", "where": { "city": "{cty}" } }', expect.stringContaining('unknown-variable «{cty}»')],
  ])('%s', (items, problem) => {
    expect(inSection(items)).toEqual([problem])
  })

  test('a single entry that is not in a list is told to be put in one', () => {
    expect(inSection('{ "question": "Who?", "answer": "We." }', 'faq')).toEqual([
      expect.stringMatching(/^wrong-type .*: Put it between \[ and \]/s),
    ])
  })

  test('a section that takes no lists', () => {
    expect(inSection('{ "list": "reviews" }', 'steps')).toEqual([expect.stringMatching(/^wrong-type «{ "list"/)])
  })

  test('everything in one run, also in shared sections', () => {
    const wrong = testimonials({ list: 'reveiws', limit: 'x' })
    const problems = reported('page', page([{ use: 'used' }]), {
      'shared/used.json': wrong,
      'shared/idle.json': wrong,
      ...LISTS,
    })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'unknown-list «"reveiws"»',
      'wrong-type «"x"»',
      'unknown-list «"reveiws"»',
      'wrong-type «"x"»',
    ])
  })
})

describe('a list', () => {
  const inList = (content: object | string, items = '{ "list": "reviews" }') =>
    reported('section', `{ "type": "testimonials", "title": "What they say", "items": ${items} }`, {
      'lists/reviews.json': content,
    })

  test.each([
    [{ of: 'testimonials', entries: [] }, 'unknown-value «"testimonials"»: Did you mean "testimonial"?'],
    [{ entries: [] }, 'missing-property «{»: Add "of": What the entries are.'],
    [{ of: 'testimonial', entrys: ENTRIES }, 'unknown-property «"entrys"»: Did you mean "entries"?'],
    [
      { of: 'testimonial', entries: [review('One.', { raitng: 5 })] },
      'unknown-property «"raitng"»: Did you mean "rating"?',
    ],
    [
      { of: 'testimonial', entries: [{ text: 'One.', author: 'Dana R.', raitng: 5 }] },
      'unknown-property «"raitng"»: Did you mean "rating"?',
    ],
    [{ of: 'testimonial', entries: [review('One.', { rating: 6 })] }, expect.stringContaining('out-of-range «6»')],
    [
      { of: 'testimonial', entries: [{ text: 'One.', rating: 5 }] },
      expect.stringContaining('missing-property «{»: Add "author"'),
    ],
    [{ of: 'testimonial', entries: [review('', {})] }, expect.stringContaining('empty-text «""»')],
    [{ of: 'testimonial', entries: [review('Call {phnoe}.')] }, expect.stringContaining('unknown-variable «{phnoe}»')],
    ['{', expect.stringContaining('syntax')],
    ['[]', expect.stringContaining('wrong-type')],
  ])('%j has its problem reported once', (content, problem) => {
    expect(inList(content)).toEqual([problem])
  })

  test('the entries that no page shows are checked too', () => {
    const entries = [
      { question: 'Where?', answer: '[Here](/here).' },
      { question: 'When?', answer: '[Now](/now).' },
    ]
    const faq = { type: 'faq', title: 'Questions', items: { list: 'asked', limit: 1 } }
    const { problems } = openedSite({
      'pages/index.json': page([prose({ level: 1 }), faq]),
      'lists/asked.json': { of: 'question', entries },
      'lists/idle.json': { of: 'question', entries },
    })
    expect(problems.map(({ rule, file, pointer }) => `${rule} ${file}${pointer}`)).toEqual([
      'broken-link site.config/lists/asked.json/entries/0/answer',
      'broken-link site.config/lists/asked.json/entries/1/answer',
      'broken-link site.config/lists/idle.json/entries/0/answer',
      'broken-link site.config/lists/idle.json/entries/1/answer',
    ])
  })

  test('one that no section chooses from, and an entry that none fits, are warned about; a limit is not', () => {
    const { problems } = openedSite({
      'pages/index.json': page([
        prose({ level: 1 }),
        testimonials({ list: 'reviews', where: { city: 'Plano' }, limit: 1 }),
      ]),
      ...LISTS,
    })
    expect(problems.map(({ rule, file, pointer }) => `${rule} ${file}${pointer}`)).toEqual([
      'unused-list site.config/lists/asked.json',
      'unused-entry site.config/lists/reviews.json/entries/1',
    ])
  })
})
