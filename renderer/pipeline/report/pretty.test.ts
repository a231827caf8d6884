import { stripVTControlCharacters } from 'node:util'
import colors from 'picocolors'
import { expect, test } from 'vitest'
import { page, temporarySite } from '../../../tests/sites'
import { openSite } from '../open-site'
import { locate } from './located'
import { reportPretty } from './pretty'

async function reportOf(documents: Parameters<typeof temporarySite>[0]): Promise<string> {
  const folder = temporarySite(documents)
  const site = await openSite(folder)
  return reportPretty(locate(site), colors.createColors(false)).replaceAll(`${folder}/`, 'site.config/')
}

test('a message says where, what must be, what was seen and what to do', async () => {
  const quote = { author: 'Dana R.', ratting: 5, text: 'Fast.', source: 'Google' }
  const report = await reportOf({ 'pages/plano.json': page([{ type: 'testimonials', title: 'Said', items: [quote] }]) })
  expect(report).toMatchInlineSnapshot(`
    "site.config/pages/plano.json:11:11  error  testimonials (sections[0]) › items[0]
      has no property "ratting"
        10 |           "author": "Dana R.",
      > 11 |           "ratting": 5,
           |           ^^^^^^^^^
        12 |           "text": "Fast.",
      Did you mean "rating"?
    "
  `)
})

test('long lines are cut around the mark', async () => {
  const report = await reportOf({
    'pages/plano.json': JSON.stringify(
      page([{ type: 'prose', title: 'x'.repeat(300), body: 'See {cty}.' }], { vars: { city: 'Plano' } }),
    ),
  })
  expect(report).toMatchInlineSnapshot(`
    "site.config/pages/plano.json:1:478  error  prose (sections[0]) › body
      uses {cty}, which neither the page’s vars nor site.json say
      > 1 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","body":"See {cty}."}]}
          |                                                                                                     ^^^^^
      Did you mean "city"?
    "
  `)
})

test('of a file that is not there no lines are shown; an empty line parts two problems', () => {
  const said = { rule: 'missing-file', file: 'site.json', pointer: '', where: 'The site', what: 'has no site.json' }
  const problem = { severity: 'warning', ...said, start: 0, end: 0 } as const
  const located = locate({ problems: [problem, problem], sources: { site: undefined, pages: [], shared: new Map() } })
  const one = 'site.json:1:1  warning  The site\n  has no site.json\n'
  expect(reportPretty(located, colors.createColors(false))).toBe(`${one}\n${one}`)
})

test('colours only add to the words', () => {
  const problem = { severity: 'error', rule: 'syntax', file: 'a.json', pointer: '', where: 'a', what: 'b' } as const
  const place = { problem: { ...problem, start: 0, end: 1, hint: 'c' }, text: '{', start: { line: 1, column: 1 } }
  const located = [{ ...place, end: { line: 1, column: 2 } }]
  const colored = reportPretty(located, colors.createColors(true))
  expect(stripVTControlCharacters(colored)).toBe(reportPretty(located, colors.createColors(false)))
  expect(colored).toContain(colors.createColors(true).red('^'))
})
