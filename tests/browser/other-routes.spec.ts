import { expect, test } from '@playwright/test'
import { allRoutes, coveringRoutes } from '../site/all-routes'
import { FRAME, findFaults, watchRequests } from './visits/find-faults'

const IS_FULL = process.env.PLAT_TEST_FULL === 'true'

// in one window, since opening one takes longer than reading a page
test('every other page: no error, no other host, within its budgets, no sideways overflow', async ({ page }) => {
  test.slow()
  const covering = [...coveringRoutes(), FRAME]
  const faults = await watchRequests(page)
  for (const route of allRoutes().filter((each) => !covering.includes(each))) {
    faults.push(...(await findFaults(page, route, 390, IS_FULL)))
    expect(faults, route).toEqual([])
  }
})
