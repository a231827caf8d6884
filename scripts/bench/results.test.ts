import colors from 'picocolors'
import { expect, test } from 'vitest'
import { type Case, type Measurement, type Results, printResults } from './results'

/** Builds that took so many seconds, one run after the other. */
const builds = (tool: string, name: Case, walls: number[]): Measurement[] =>
  walls.map((wall, run) => ({ tool, case: name, run, cost: { wall, cpu: wall * 1.25, memory: wall * 1e8 } }))

const RESULTS: Results = {
  machine: 'Some Processor, 2 cores',
  versions: { Plat: '0.1.0', Eleventy: '3.1.8' },
  pages: 1000,
  otherPages: 39,
  runs: 3,
  towns: [
    // the machine was slow in the second run: for both
    ...builds('Plat', 'cold', [2, 5, 2.4]),
    ...builds('Eleventy', 'cold', [4, 10, 4]),
    ...builds('Plat', 'edit', [0.2]),
    ...builds('Eleventy', 'edit', [4]),
  ],
  shipped: builds('Plat', 'edit', [0.5]),
}

const print = (results: Results) => printResults(results, colors.createColors(false))

test('medians, and ratios of the same runs, are printed', () => {
  expect(print(RESULTS)).toMatchInlineSnapshot(`
    "Some Processor, 2 cores. Median of 3 runs.

    1,000 pages (Plat’s site has 39 more)
                                        wall    CPU     memory  pages a second
      from nothing      Plat 0.1.0      2.4 s   3.0 s   240 MB  417
      from nothing      Eleventy 3.1.8  4.0 s   5.0 s   400 MB  250
      one word changed  Plat 0.1.0      0.20 s  0.25 s  20 MB
      one word changed  Eleventy 3.1.8  4.0 s   5.0 s   400 MB

    How much Plat takes
                                       wall   CPU
      from nothing      of Eleventy’s  0.50   0.50
      one word changed  of Eleventy’s  0.050  0.050

    The site that ships
                                    wall    CPU     memory  pages a second
      one word changed  Plat 0.1.0  0.50 s  0.63 s  50 MB"
  `)
})

test('what is not known is a dash, and what was not measured is left out', () => {
  const towns = [{ tool: 'Plat', case: 'cold', run: 0, cost: { wall: 123.4 } } as const]
  const text = print({ ...RESULTS, versions: { Plat: '0.1.0' }, runs: 1, shipped: [], towns })
  expect(text).toMatch(/One run\.\n[^]*from nothing +Plat 0\.1\.0 +123 s +– +– +8$/)
  expect(text).not.toMatch(/takes|ships/)
})
