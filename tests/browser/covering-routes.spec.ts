import { expect, test } from '@playwright/test'
import { coveringRoutes } from '../site/all-routes'
import { LAYOUT_SHIFT_LIMIT } from '../site/budgets'
import { axeFaults } from '../../scripts/check/axe-faults'
import { FRAME, findFaults, findOverflow, watchRequests } from './visits/find-faults'
import { expectTabStops } from './visits/tab-stops'
import { watchFromInside } from './visits/watch-page'

const IS_FULL = process.env.PLAT_TEST_FULL === 'true'

// pages that together show every section: the others are read by other-routes.spec.ts, on phones only
for (const route of [...coveringRoutes(), FRAME]) {
  test(`${route}: no error, no other host, within its budgets, no sideways overflow, nothing that axe finds, every stop of the Tab key in sight`, async ({
    page,
  }) => {
    const faults = await watchRequests(page)
    faults.push(...(await findFaults(page, route, 390, true)), ...(await findOverflow(page, 768)))
    faults.push(...(await findFaults(page, route, 1440, IS_FULL)))
    if (route !== FRAME) await expectTabStops(page)
    expect(faults).toEqual([])
  })
}

test('fonts that arrive after the text is shown hardly move it', async ({ page }) => {
  let release = () => {}
  const shown = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await shown
    await route.continue()
  })
  await watchFromInside(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/thankyou', { waitUntil: 'domcontentloaded' })
  const nextPicture = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  release()
  await page.evaluate(() => document.fonts.ready)
  await nextPicture()
  await nextPicture()
  const shift = await page.evaluate(() => window.layoutShift)
  expect(shift, 'the fonts came late').toBeGreaterThan(0)
  expect(shift).toBeLessThan(LAYOUT_SHIFT_LIMIT)
})

test('axe finds nothing with the drawer, a question or the chat open', async ({ page }) => {
  const check = async () => {
    // during an animation the contrast is too low
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
    expect(await axeFaults(page)).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('details[id^="faq-"] summary').first().click()
  await check()
  await page.locator('header summary[aria-label="Menu"]').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await page.getByText('Ask AI').click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello?')
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(page.getByText('Typing…')).toBeVisible()
  await check()
})
