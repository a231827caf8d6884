import colors from 'picocolors'
import { expect, test } from 'vitest'
import { printResults } from './print-results'
import { RESULTS } from './sample-results'

const print = (results = RESULTS) => printResults(results, colors.createColors(false))

test('figures, ratios and stages are told', () => {
  expect(print()).toMatchInlineSnapshot(`
    "Some Processor, 2 cores, 25 GB, linux 6.1, Node 20.20.2. One run.

    1,000 pages (Plat’s site has 39 more)
                                        wall    CPU     memory  pages a second
      from nothing      Plat 0.1.0      2.0 s   2.5 s   250 MB  500
      from nothing      Eleventy 3.1.8  4.0 s   5.0 s   500 MB  250
      one word changed  Plat 0.1.0      0.20 s  0.25 s  100 MB
      one word changed  Eleventy 3.1.8  4.0 s   5.0 s   500 MB

    How much Plat takes
                                       wall   CPU
      from nothing      of Eleventy’s  0.50   0.50
      one word changed  of Eleventy’s  0.050  0.050

    Where Plat’s time went
                           from nothing  one word changed
      bundle               0.50 s        –
      check                0.40 s        0.10 s
      pages                0.80 s        –
      starting and ending  0.30 s        0.10 s

    The site that ships
                                    wall    CPU     memory  pages a second
      one word changed  Plat 0.1.0  0.50 s  0.60 s  110 MB"
  `)
})

test('what is not known is a dash, and what was not measured is left out', () => {
  const [first] = RESULTS.towns
  const alone = {
    ...RESULTS,
    versions: { Plat: '0.1.0' },
    shipped: [],
    towns: [{ ...first!, cost: { wall: 2 }, stages: undefined }],
  }
  expect(print(alone)).toMatch(/from nothing +Plat 0\.1\.0 +2\.0 s +– +– +500/)
  expect(print(alone)).not.toMatch(/takes|time went|ships/)
})
