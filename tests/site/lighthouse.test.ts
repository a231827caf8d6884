import { join } from 'node:path'
import colors from 'picocolors'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { choosePages } from '../../scripts/lighthouse/choose-pages'
import { measurePages } from '../../scripts/lighthouse/measure-pages'
import { faultsOf } from '../../scripts/lighthouse/measurement'
import { explainLoss } from '../../scripts/lighthouse/print-scores'
import { BUILDS } from '../build-sites'

/**
 * Without the performance: its times are simulated from how long this machine took, which other tests slow down. What it
 * depends on has limits in budgets.ts, and `npm run lighthouse` measures it where nothing else runs.
 */
test('a page of many sections has 100 for accessibility, best practices and SEO', async () => {
  // of all pages, on a desktop too, `npm run lighthouse` asks it, and axe in every-route.spec.ts much the same
  const pages = choosePages(openSite(BUILDS.real.site), { sample: true }).slice(0, 1)
  expect(pages).toHaveLength(1)
  const measurements = await measurePages(join(BUILDS.real.out, 'client'), pages, {
    runs: 1,
    devices: ['mobile'],
    categories: ['accessibility', 'best-practices', 'seo'],
  })
  const faulty = measurements.filter((measurement) => faultsOf(measurement).length > 0)
  expect(faulty.flatMap((measurement) => explainLoss(measurement, colors.createColors(false)))).toEqual([])
}, 180_000)
