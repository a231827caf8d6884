import { type Page, expect, test } from '@playwright/test'
import { noteRequests } from './visits/watch-page'

test.use({ viewport: { width: 390, height: 844 } })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const toggle = (page: Page) => page.locator('header summary[aria-label="Menu"]')

/** Opens a page and its drawer. */
async function open(page: Page): Promise<void> {
  await page.goto('/privacy')
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
}

test('the first touch loads the code and opens the drawer', async ({ page }) => {
  const scripts = noteRequests(page, (request) => request.resourceType() === 'script')
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  const scriptCount = scripts.length
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(scriptCount)
})

test('a press on its button, outside it or on a link closes it', async ({ page }) => {
  await open(page)
  await toggle(page).click()
  await expect(menu(page)).toBeHidden()
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(195, 830)
  await expect(menu(page), 'a press beside the drawer closes it').toBeHidden()
  await toggle(page).click()
  const home = menu(page).getByRole('link', { name: 'Home' })
  await home.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await home.click()
  await expect(menu(page), 'the drawer closes when a link is chosen').toBeHidden()
})

test('it slides out from under the bar, over the whole width', async ({ page }) => {
  // it would be measured while it moves
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const bar = await page.getByRole('banner').boundingBox()
  const sheet = await menu(page).locator('..').boundingBox()
  if (!bar || !sheet) throw new Error('The bar or the drawer is not there.')
  expect(Math.abs(sheet.y - (bar.y + bar.height))).toBeLessThanOrEqual(2)
  expect(sheet.x).toBeCloseTo(0, 0)
  expect(sheet.width).toBeCloseTo(390, 0)
})

test('it has the links below 768 px; a window that grows closes it and makes the page usable again', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Main' })
  await page.setViewportSize({ width: 767, height: 900 })
  await open(page)
  await expect(links, 'the links at 767 px').toBeHidden()
  await expect(page.getByRole('main'), 'the page behind the drawer sleeps').toHaveAttribute('inert')
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(links, 'the links at 768 px').toBeVisible()
  await expect(toggle(page), 'the button of the drawer at 768 px').toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(menu(page)).toBeHidden()
})

test('the focus stays inside while it is open; Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/privacy')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press(key)
      const isInside = await page.evaluate(() => document.activeElement?.closest('header details') !== null)
      expect(isInside, `after ${presses + 1} × ${key} the focus is in the open drawer`).toBe(true)
    }
  }
  await menu(page).getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page), 'Escape gives the focus back to the button').toBeFocused()
})
