import { type Locator, type Page, expect, test } from '@playwright/test'

test.use({ viewport: { width: 1440, height: 900 } })

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const link = (page: Page) => navigation(page).getByRole('link', { name: 'Services', exact: true })
const toggle = (page: Page) => navigation(page).getByRole('button', { name: 'More: Services' })
const panel = (page: Page) => navigation(page).locator('ul ul').first()

/** Opens a page, and stops its clock when the menu's code is loaded. */
async function openWithClock(page: Page, route = '/privacy') {
  await page.clock.install({ time: '2026-01-05T09:00:00' })
  await page.goto(route)
  await expect(navigation(page).locator('ul[data-ready]')).toBeAttached()
  await page.clock.pauseAt('2026-01-05T10:00:00')
}

test('it opens when the pointer has been on its link for 200 ms', async ({ page }) => {
  await openWithClock(page)
  await link(page).hover()
  await page.clock.runFor(199)
  await expect(panel(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(panel(page)).toBeVisible()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
})

test('Escape closes it and returns the focus to the link', async ({ page }) => {
  await openWithClock(page)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(link(page)).toBeFocused()
})

test('its button opens and closes it, and leaving it with the keyboard closes it', async ({ page }) => {
  await openWithClock(page)
  await toggle(page).click()
  await expect(panel(page)).toBeVisible()
  await toggle(page).click()
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Space')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(panel(page)).toBeHidden()
})

test('a press elsewhere closes it', { tag: '@chromium' }, async ({ page }) => {
  await openWithClock(page)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.mouse.click(1300, 60)
  await expect(panel(page)).toBeHidden()
})

test('it has the eleven services, is right below the bar and fits the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithClock(page)
  await toggle(page).click()
  await expect(panel(page).getByRole('link')).toHaveCount(11)
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    // it starts above its place, even without motion
    await expect.poll(() => distanceFromBar(page)).toBeLessThanOrEqual(2)
    const box = await boxOf(panel(page))
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(900)
  }
})

/** In pixels: the distance from the bar's lower edge to the list's upper edge. */
async function distanceFromBar(page: Page): Promise<number> {
  const bar = await boxOf(page.getByRole('banner'))
  return Math.abs((await boxOf(panel(page))).y - (bar.y + bar.height))
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} is not there.`)
  return box
}

test('its link still leads to its own page', async ({ page }) => {
  await page.goto('/privacy')
  await link(page).click()
  await expect(page).toHaveURL(/\/services$/)
})

test('phones have the link in the drawer, which opens its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy')
  await page.locator('header summary[aria-label="Menu"]').click()
  const drawer = page.getByRole('navigation', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Services', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'More: Services' })).toBeHidden()
  await expect(drawer.locator('ul ul')).toBeHidden()
  await drawer.getByLabel('More: Services').click()
  await expect(drawer.locator('ul ul').getByRole('link')).toHaveCount(11)
})

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false })

  test('it opens when it gets the focus, and its links can be reached', async ({ page }) => {
    await page.goto('/privacy')
    await expect(panel(page)).toBeHidden()
    await link(page).focus()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
  })
})
