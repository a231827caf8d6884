import { stripVTControlCharacters } from 'node:util'
import colors from 'picocolors'
import { describe, expect, test } from 'vitest'
import { page } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { openSite } from '../pipeline/open-site'
import { reportPretty, summary } from './pretty'
import { locate, positionAt } from './problem'

describe('a report for people', () => {
  async function reportOf(documents: Parameters<typeof temporarySite>[0]): Promise<string> {
    const folder = temporarySite(documents)
    const site = openSite(folder)
    return reportPretty(locate(site), colors.createColors(false)).replaceAll(`${folder}/`, 'site.config/')
  }

  test('a message says where the mistake is, what it is, and what to do', async () => {
    const quote = { author: 'Dana R.', ratting: 5, text: 'Fast.', source: 'Google' }
    const report = await reportOf({
      'pages/plano.json': page([{ type: 'testimonials', title: 'Said', items: [quote] }]),
    })
    expect(report).toMatchInlineSnapshot(`
      "site.config/pages/plano.json:11:11  error  testimonials (sections[0]) › items[0]  unknown-property
        has no property "ratting"
          10 |           "author": "Dana R.",
        > 11 |           "ratting": 5,
             |           ^^^^^^^^^
          12 |           "text": "Fast.",
        Did you mean "rating"?
      "
    `)
  })

  test('no lines are shown of a missing file; an empty line separates two problems', () => {
    const words = { rule: 'missing-file', file: 'site.json', pointer: '', where: 'The site', what: 'has no site.json' }
    const problem = { severity: 'warning', ...words, hint: 'Make one.', start: 0, end: 0 } as const
    const located = locate({ problems: [problem, problem], textOf: () => '' })
    const one = 'site.json:1:1  warning  The site  missing-file\n  has no site.json\n  Make one.\n'
    expect(reportPretty(located, colors.createColors(false))).toBe(`${one}\n${one}`)
  })

  test('a mistake that many pages share is reported once, with what to do', async () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => [`pages/${name}.json`, page([{ use: 'hours' }])])
    const report = await reportOf(Object.fromEntries(pages))
    expect(report).toMatch(
      /^4 pages {2}error {2}name "hours", but shared\/ has no hours\.json {2}unknown-shared-section\n/,
    )
    expect(report).toMatch(/\n {4}site\.config\/pages\/d\.json:\d+:\d+\n {2}The folder shared\/ is empty\. `npm run/)
  })

  test('nothing in a document controls the terminal', async () => {
    const report = await reportOf({ 'pages/a.json': page([{ type: 'prose', title: '\u009b2J', 'a\u009b': 'b' }]) })
    expect(report).toContain('has no property "a\uFFFD"')
    expect(report).not.toMatch(/[^\P{Cc}\n]/u)
  })

  test('colors change no words', () => {
    const problem = { severity: 'error', rule: 'syntax', file: 'a.json', pointer: '', where: 'a', what: 'b' } as const
    const place = { problem: { ...problem, start: 0, end: 1, hint: 'c' }, text: '{', start: { line: 1, column: 1 } }
    const located = [{ ...place, end: { line: 1, column: 2 } }]
    const colored = reportPretty(located, colors.createColors(true))
    expect(stripVTControlCharacters(colored)).toBe(reportPretty(located, colors.createColors(false)))
    expect(colored).toContain(colors.createColors(true).red('^'))
  })
})

describe('the lines around a mistake', () => {
  /** The lines that are shown of a text with «» around the mistake. */
  function frameOf(marked: string): string[] {
    const text = marked.replaceAll(/[«»]/g, '')
    const start = positionAt(text, marked.indexOf('«'))
    const end = positionAt(text, marked.indexOf('»') - 1)
    const words = { rule: 'syntax', file: 'a.json', pointer: '', where: 'a', what: 'b', hint: '', start: 0, end: 0 }
    const located = { problem: { severity: 'error', ...words } as const, text, start, end }
    return reportPretty([located], colors.createColors(false)).trimEnd().split('\n').slice(2)
  }

  const digits = (length: number) => '0123456789'.repeat(Math.ceil(length / 10)).slice(0, length)

  test.each([
    ['a text of one line', '«{»}', ['  > 1 | {}', '      | ^']],
    ['the last line', '{\n  "a": 1\n«}»', ['    2 |   "a": 1', '  > 3 | }', '      | ^']],
    ['a place with no width', 'a\nb«»\nc', ['    1 | a', '  > 2 | b', '      |  ^', '    3 | c']],
    ['Windows line endings', 'a\r\n«b»\r\nc', ['    1 | a', '  > 2 | b', '      | ^', '    3 | c']],
    ['an empty line next to it', 'a\n\n«b»\n\nc', ['    2 |', '  > 3 | b', '      | ^', '    4 |']],
    ['tabs, each shown as one space', '{\n\t"a":\t«1»', ['    1 | {', '  > 2 |  "a": 1', '      |       ^']],
    [
      'two lines: the first is marked to its end',
      'a\n b«c\nd»\ne',
      ['    1 | a', '  > 2 |  bc', '      |   ^', '    3 | d'],
    ],
  ])('%s', (_, text, lines) => {
    expect(frameOf(text)).toEqual(lines)
  })

  test('a line of 110 characters is shown whole, a longer one is cut', () => {
    expect(frameOf(`${digits(110)}\n«b»\n${digits(111)}`)).toEqual([
      `    1 | ${digits(110)}`,
      '  > 2 | b',
      '      | ^',
      `    3 | ${digits(109)}…`,
    ])
  })

  test('a long line is cut on both sides of a mark in its middle, leaving 39 characters before it', () => {
    const lines = frameOf(`${digits(200)}«mistake»${'z'.repeat(200)}`)
    expect(lines).toEqual([
      `  > 1 | …${digits(200).slice(-39)}mistake${'z'.repeat(62)}…`,
      `      | ${' '.repeat(40)}^^^^^^^`,
    ])
  })

  test.each([
    ['on one line', '»'],
    ['across several lines', '\nb»'],
  ])('the mark of a long mistake %s ends where the line is cut', (_, end) => {
    const lines = frameOf(`abcd«${digits(200)}${end}`)
    expect(lines.slice(0, 2)).toEqual([`  > 1 | abcd${digits(105)}…`, `      |     ${'^'.repeat(106)}`])
  })
})

describe('summary', () => {
  test.each([
    [[], 1, 'No problems in 1 page.'],
    [['error'], 2, '1 error in 2 pages.'],
    [['warning', 'warning'], 2, '2 warnings in 2 pages.'],
    [['error', 'warning', 'error'], 42, '2 errors, 1 warning in 42 pages.'],
  ] as const)('%j in %i pages: %s', (severities, pages, text) => {
    const problems = severities.map((severity) => ({ severity }) as never)
    expect(summary(pages, problems)).toBe(text)
  })
})

test('pages with a mistake in common share one report, unless each is asked for', () => {
  const folder = temporarySite(
    Object.fromEntries(
      ['avon', 'bath', 'cary', 'dove', 'eden'].map((city) => {
        const body = 'We sell rye and oat loaves by the bridge until noon, and rolls that children like.'
        const sections = [{ type: 'prose', title: 'Words', body, level: 1 }]
        return [`pages/${city}.json`, page(sections, { title: 'In {city}', vars: { city } })]
      }),
    ),
  )
  const site = openSite(folder)
  const problems = locate(site).filter(({ problem: { rule } }) => rule === 'copied-page')
  const report = reportPretty(problems, colors.createColors(false)).replaceAll(folder, 'site.config')
  expect(report).toMatch(/^4 pages {2}warning {2}copy site\.config\/pages\/avon\.json {2}copied-page\n/)
  expect(report).toContain('    site.config/pages/bath.json:')
  expect(reportPretty(problems, colors.createColors(false), true).match(/was copied from/g)).toHaveLength(4)
})
