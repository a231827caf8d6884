import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { type Documents, page, prose, textsOf } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { openLoaded } from './open-site'
import { loadSite } from './load-site'

/** The problems of a site on 1 March 2026: the rule, the marked text, and what is said of it. */
function problemsOf(documents: Documents, date = '2026-03-01'): string[] {
  const folder = temporarySite(documents)
  const texts = textsOf(documents)
  return openLoaded(loadSite(folder, undefined, { date })).problems.map(({ rule, file, start, end, what }) => {
    const text = texts.get(file.slice(folder.length + 1)) ?? ''
    return `${rule} «${text.slice(start, end)}» ${what}`
  })
}

const home = (body: string, sections: object[] = []) => page([prose({ level: 1, body }), ...sections])
const other = (more: object, sections: object[] = [prose({ level: 1, title: 'Other' })]) =>
  page(sections, {
    title: 'Other',
    description: 'Another page, and what there is to say of it: more than a few words.',
    ...more,
  })

test.each([
  [{ from: '2026-04-01' }, 'leads to /other, which isn’t on the site before 2026-04-01'],
  [{ until: '2026-02-28' }, 'leads to /other, which was on the site until 2026-02-28'],
  [{ draft: true }, 'leads to /other, which is a draft'],
])('a link to a page with %o is a warning', (schedule, what) => {
  const documents = { 'pages/index.json': home('See [it](/other).'), 'pages/other.json': other(schedule) }
  expect(problemsOf(documents)).toEqual([`link-to-absent-page «/other» ${what}`])
})

test('so is a link to an alias of it, and one in site.json; a link that appears with the page is none', () => {
  const documents = {
    'pages/index.json': home('See [it](/old).', [prose({ title: 'April', body: '[It](/other).', from: '2026-04-01' })]),
    'pages/other.json': other({ from: '2026-04-01', aliases: ['/old'] }),
  }
  expect(problemsOf(documents)).toEqual([
    'link-to-absent-page «/old» leads to /old, which isn’t on the site before 2026-04-01',
  ])
})

test('a link to a section that isn’t there now is a warning', () => {
  const offer = prose({ title: 'Offer', id: 'offer', from: '2026-04-01' })
  expect(problemsOf({ 'pages/index.json': home('See [it](#offer).', [offer]) })).toEqual([
    'link-to-absent-page «#offer» leads to #offer, a section that isn’t on its page now',
  ])
  expect(problemsOf({ 'pages/index.json': home('See [it](#offer).', [offer]) }, '2026-04-01')).toEqual([])
})

test('what would break on a later day is an error today', () => {
  const later = prose({ title: 'April', body: '[It](/othr), [that](/other#x).', from: '2026-04-01' })
  const documents = { 'pages/index.json': home('[It](/other).', [later]), 'pages/other.json': other({}) }
  expect(problemsOf(documents).map((problem) => problem.split(' ')[0])).toEqual(['broken-link', 'broken-anchor'])
})

test('errors in drafts and in sections that were there are reported as well', () => {
  const documents = {
    'pages/index.json': home('Text.', [prose({ titel: 'Words', until: '2020-01-01' })]),
    'pages/other.json': { ...other({ draft: true }), titel: 'Other' },
  }
  expect(problemsOf(documents)).toEqual([
    'unknown-property «"titel"» has no property "titel"',
    'unknown-property «"titel"» has no property "titel"',
  ])
})

test('one section can take the place of another on a day', () => {
  const documents = (from: string) => ({
    'pages/index.json': page([
      prose({ level: 1, title: 'Winter', until: '2026-03-31' }),
      prose({ level: 1, title: 'Spring', from }),
    ]),
  })
  expect(problemsOf(documents('2026-04-01'))).toEqual([])
  const [gap, ...others] = problemsOf(documents('2026-04-03'))
  expect(gap).toMatch(/\(as of 2026-04-01\)$/)
  expect(others).toEqual([])
  expect(problemsOf(documents('2026-03-30'))[0]).toMatch(/\(as of 2026-03-30\)$/)
})

test('pages that aren’t on the site count for nothing else', () => {
  const documents = {
    'pages/index.json': home('Text.'),
    'pages/other.json': other({ draft: true, title: 'A page', aliases: ['/x'] }),
    'pages/x.json': other({ index: false }),
  }
  expect(problemsOf(documents)).toEqual([])
})

test('days that are exchanged are reported where they are written', () => {
  const documents = {
    'site.json': SMALLEST_SITE['site.json'],
    'pages/index.json': home('Text.', [{ use: 'news', until: '2026-01-01' }]),
    'shared/news.json': prose({ from: '2026-02-01' }),
    'shared/unused.json': prose({ from: '2026-02-01', until: '2026-01-01' }),
  }
  expect(problemsOf(documents).filter((problem) => problem.startsWith('reversed'))).toEqual([
    'reversed-dates «"2026-01-01"» is 2026-01-01, which is before the "from" of 2026-02-01',
    'reversed-dates «"2026-01-01"» is 2026-01-01, which is before the "from" of 2026-02-01',
  ])
})

test.each([
  ['"April 1, 2026"', 'Did you mean "2026-04-01"?'],
  ['"4/1/2026"', 'Did you mean "2026-04-01"?'],
  ['"2026-4-1"', 'Did you mean "2026-04-01"?'],
  ['"2026-02-30"', 'What belongs here: The first day'],
  ['"{start}"', 'What belongs here: The first day'],
])('%s is no day', (day, hint) => {
  const text = JSON.stringify(other({ vars: { start: '2026-04-01' } })).replace('"vars"', `"from":${day},"vars"`)
  const folder = temporarySite({ 'pages/other.json': text })
  const [problem, ...others] = openLoaded(loadSite(folder)).problems
  expect(problem).toMatchObject({ rule: 'invalid-day', pointer: '/from' })
  expect(problem?.hint).toContain(hint)
  expect(others).toEqual([])
})
