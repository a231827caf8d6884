import colors from 'picocolors'
import { expect, test } from 'vitest'
import { page, temporarySite } from '../../../tests/temporary-site'
import { openSite } from '../open-site'
import { locate } from './located'
import { reportPretty } from './pretty'
import { summary } from './summary'

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

test.each([
  [[], 1, 'No problems in 1 page.'],
  [['error'], 2, '1 error in 2 pages.'],
  [['error', 'warning', 'error'], 42, '2 errors, 1 warning in 42 pages.'],
] as const)('%j in %i pages: %s', (severities, pages, text) => {
  expect(
    summary(
      pages,
      severities.map((severity) => ({ severity }) as never),
    ),
  ).toBe(text)
})
