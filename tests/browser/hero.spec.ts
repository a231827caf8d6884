import { expect, test } from '@playwright/test'

/** Taller than any words are, so that the shares of the window count (site-spec §9). */
const WINDOW = { width: 1440, height: 1400 }

/** One page with buttons in its hero and one with a form; all city pages have the same variant (city-pages.test.ts). */
const CITY_PAGES = ['/plano', '/fairview']

test('the hero of a city page takes 70 % of the window’s height', async ({ page }) => {
  await page.setViewportSize(WINDOW)
  for (const route of CITY_PAGES) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    const stage = await page.locator('[data-island="parallax"]').locator('..').boundingBox()
    expect(stage?.height, `the height of the hero of ${route}`).toBeCloseTo(0.7 * WINDOW.height, 0)
  }
})

test('a hero takes 60 % where nothing else is said', async ({ page }) => {
  await page.setViewportSize(WINDOW)
  await page.goto('/generators')
  const grid = await page.locator('main > section > div > div').first().boundingBox()
  expect(grid?.height, 'the height of the hero').toBeCloseTo(0.6 * WINDOW.height, 0)
})

// of the other pages tests/site/city-pages.test.ts knows where their buttons lead
test('a button of a city page scrolls to the quote form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/mckinney')
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect(page).toHaveURL('/mckinney#quote')
  const heading = page.locator('#quote h2').first()
  await expect(heading).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  const top = (await heading.boundingBox())?.y
  expect(top, 'the bar covers the heading of the form').toBeGreaterThan(bar?.height ?? 0)
})

test('a button of another page leads to the contact page', async ({ page }) => {
  await page.goto('/ai')
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect(page).toHaveURL(/\/contactus$/)
})
