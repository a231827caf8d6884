import { type Page, expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const toggle = (page: Page) => page.locator('header summary')

test('the first touch loads the code and opens the drawer', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/plano')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test('it closes when a link is chosen', async ({ page }) => {
  await page.goto('/plano')
  await toggle(page).click()
  await menu(page)
    .getByRole('link', { name: 'Home' })
    .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await menu(page).getByRole('link', { name: 'Home' }).click()
  await expect(menu(page)).toBeHidden()
})

test('Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/plano')
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('the focus stays inside while it is open', async ({ page }) => {
  await page.goto('/plano')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  }
})
