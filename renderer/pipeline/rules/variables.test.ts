import { expect, test } from 'vitest'
import { openedSite } from '../../../tests/sites'
import { saidOf, told, wholePage } from '../../../tests/told'
import { SMALLEST_SITE } from '../../../scripts/example-site'

const prose = (body: string) => ({ type: 'prose', title: 'Words', body, level: 1 })
const place = (vars: object, body = 'In {city}, {county}. In {city}.') => wholePage([prose(body)], { vars })
const avon = wholePage([prose('In {city}, {county}. Back to [the start](/).')], {
  vars: { city: 'Avon', county: 'Hartford' },
})
const beside = { 'pages/avon.json': avon }

test('every misspelt name is told at its place', () => {
  expect(told('page', place({ city: 'Stowe' }, '{ctiy} and {citty}'))).toEqual([
    'unknown-variable «{ctiy}»: Did you mean "city"?',
    'unknown-variable «{citty}»: Did you mean "city"?',
  ])
})

test('a misspelt name among the vars is told there, and not in the texts', () => {
  expect(told('page', place({ ctiy: 'Stowe', county: 'Lamoille' }), beside)).toEqual([
    'unknown-variable «"ctiy"»: Did you mean "city"?',
  ])
  expect(told('page', place({ ctiy: 'Stowe', county: 'Lamoille' }))).toEqual([
    'unknown-variable «"ctiy"»: Did you mean "city"?',
  ])
})

test('what the vars lack is told once, however many texts name it', () => {
  expect(told('page', place({ county: 'Lamoille' }), beside)).toEqual([
    'unknown-variable «{»: Add "city" to the page’s vars, or take {city} out of its texts.',
  ])
  const { vars: _, ...without } = place({}) as { vars: object }
  expect(told('page', without, beside)).toEqual([
    'unknown-variable «{»: Add "city" and "county" to the page’s vars, or take {city} and {county} out of its texts.',
  ])
})

test('a misspelt "vars" is told by its name only', () => {
  const { vars, ...rest } = place({ city: 'Stowe', county: 'Lamoille' }) as { vars: object }
  expect(told('page', { vras: vars, ...rest }, beside)).toEqual(['unknown-property «"vras"»: Did you mean "vars"?'])
})

test('a fact that site.json lacks is told there only', () => {
  const lines = told('site.json', { name: 'Acme' }, { 'pages/call.json': wholePage([prose('[{phone}](tel:{tel})')]) })
  expect(lines.filter((line) => !line.startsWith('missing-property'))).toEqual([])
})

test('a text that could not be filled in is not also a broken link', () => {
  const banner = { type: 'banner', title: 'Ask us', buttons: [{ label: 'Ask', href: '/{town}x/{place}' }] }
  expect(told('section', banner)).toEqual([expect.stringMatching(/^unknown-variable «{place}»/)])
})

test('a name that is like none is answered with all that are known', () => {
  expect(told('page', place({ city: 'Stowe' }, '{nearestRiver}'))).toEqual([
    expect.stringMatching(/: Add "nearestRiver" to the page’s vars\. Known are: (\w+, )*city(, \w+)*\.$/),
  ])
})

test('a name that is written with an escape is told at the whole text', () => {
  const section = '{ "type": "prose", "title": "Words", "body": "In \\u007bctiy}." }'
  expect(told('section', section)).toEqual([expect.stringContaining('unknown-variable «"In \\u007bctiy}."»')])
})

test('a brace alone is told as one', () => {
  expect(saidOf('section', { type: 'prose', title: 'Words', body: 'A {}.' })).toEqual([
    'has a brace that names no variable: {}',
  ])
  expect(told('section', { type: 'prose', title: 'Words', body: 'A { and {{ and {}.' })).toEqual([
    expect.stringMatching(/^unknown-variable «{ and {{ and {}»|^unknown-variable «{»/),
    'unknown-variable «{}»: Write {{ for a brace that is meant as one.',
  ])
})

test('a brace alone is found behind names and doubled braces', () => {
  const body = 'Call {phone} and {{write} to {'
  const page = JSON.stringify(wholePage([prose(body)]))
  const { problems } = openedSite({ 'pages/index.json': page })
  const [problem] = problems.filter(({ rule }) => rule === 'unknown-variable')
  expect(page.slice(0, problem?.end)).toBe(page.slice(0, page.indexOf(body) + body.length))
})

test('a fact in a wrong form is told in site.json only, and not in the links that are made of it', () => {
  const call = wholePage([prose('[{email}](mailto:{email}), [{phone}](tel:{tel})')])
  const site = { ...SMALLEST_SITE['site.json'], email: 'hello', countryCode: '44' }
  expect(told('site.json', site, { 'pages/call.json': call })).toEqual([
    expect.stringMatching(/^invalid-email «"hello"»/),
    expect.stringMatching(/^wrong-form «"44"»/),
  ])
})

test('what a section that no page uses names is not told: a page may have it', () => {
  const spare = { type: 'prose', title: 'In {ward}', body: '[{phone}](tel:{tel}), [write](mailto:{desk})' }
  const page = wholePage([prose('Text.')])
  expect(told('page', page, { 'shared/spare.json': spare })).toEqual([expect.stringMatching(/^unused-shared-section/)])
})
