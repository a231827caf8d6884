import { join } from 'node:path'
import colors from 'picocolors'
import { expect, test } from 'vitest'
import { openSite } from '../renderer/pipeline/open-site'
import { explainLoss } from '../scripts/lighthouse/explain-loss'
import { lostPoints } from '../scripts/lighthouse/lost-points'
import { measurePage } from '../scripts/lighthouse/measure-page'
import type { Category } from '../scripts/lighthouse/measurement'
import { samplePages } from '../scripts/lighthouse/sample-pages'
import { withRig } from '../scripts/lighthouse/with-rig'
import { BUILDS } from './build-sites'

const noColors = colors.createColors(false)

/**
 * Not the performance: its times are simulated from how long this machine took, which other tests slow down. What it
 * depends on has limits in budgets.ts, and `npm run lighthouse` measures it where nothing else runs.
 */
const HELD: Category[] = ['accessibility', 'bestPractices', 'seo']

test('the six pages that differ most have 100 for accessibility, best practices and SEO', async () => {
  const { resolved } = openSite(BUILDS.real.site)
  const pages = samplePages(resolved.pages)
  expect(pages).toHaveLength(6)
  await withRig(join(BUILDS.real.out, 'client'), async (rig) => {
    const faults: string[] = []
    for (const page of pages) {
      const measurement = await measurePage({ ...rig, route: page.route, device: 'mobile', categories: HELD })
      const lost = lostPoints(measurement, page).filter(({ exception }) => !exception)
      faults.push(...explainLoss({ measurement, lost }, noColors))
    }
    expect(faults).toEqual([])
  })
}, 180_000)
