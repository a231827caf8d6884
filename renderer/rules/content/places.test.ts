import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { openedSite, page } from '../../../tests/sites'

const { phone: _phone, address: _address, ...site } = SMALLEST_SITE['site.json']
const places = [
  { id: 'stowe', name: 'Stowe shop', address: { town: 'Stowe' } },
  { id: 'barre', name: 'Barre shop', phone: '(802) 555-0123' },
]

/** The problems of a page with a text, on a site with these facts. */
const problemsOf = (body: string, more: object, facts: object = { places }) =>
  openedSite({
    'site.json': { ...site, ...facts },
    'pages/index.json': page([{ type: 'prose', title: 'Words', body, level: 1 }], more),
  }).problems.map(({ rule, where, what, hint }) => [rule, where, what, hint].join(' | '))

test.each([
  ['{phone}', { place: 'stowe' }, 'the place "stowe" has no "phone"'],
  ['{street}', { place: 'stowe' }, 'the "address" of the place "stowe" has no "street"'],
  ['{town}', { place: 'barre' }, 'the place "barre" has no "address"'],
  ['{phone}', {}, 'site.json has no "phone"'],
  ['{license}', { place: 'barre' }, 'the place "barre" has no "licenses"'],
])('%s is missing on a page with %o', (body, more, lacks) => {
  expect(problemsOf(body, more)).toEqual([expect.stringContaining(`but ${lacks}`)])
})

test('a page without a place is told which place has a fact', () => {
  expect(problemsOf('{phone}', {})[0]).toContain('as in "place": "barre".')
})

test('what is there, is private or has a mistake is told apart', () => {
  expect(problemsOf('{phone} {tel}', { place: 'barre' })).toEqual([])
  const address = { street: '1 Main Street', town: 'Stowe', public: false }
  expect(problemsOf('{street}', {}, { address })).toEqual([expect.stringContaining('isn’t public')])
  expect(problemsOf('{email}', {}, { email: 'hello' })).toEqual([expect.stringContaining('invalid-email')])
})

test('a place that isn’t there is one problem, with the one that was meant', () => {
  expect(problemsOf('Words.', { place: 'bare' })).toEqual([
    expect.stringMatching(/^unknown-place.*Did you mean "barre"/),
  ])
  expect(problemsOf('Words.', { place: 'barre' }, {})).toEqual([expect.stringContaining('Add "places" to site.json')])
})
