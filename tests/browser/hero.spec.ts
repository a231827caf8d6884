import { type Page, expect, test } from '@playwright/test'
import { noteRequests } from './watch-page'

/** Taller than any words are, so that the shares of the window count (site-spec §9). */
const WINDOW = { width: 1440, height: 1400 }

/** One page with buttons in its hero and one with a form; all city pages have the same variant (city-pages.test.ts). */
const CITY_PAGES = ['/plano', '/fairview']

const heightOfHero = async (page: Page) =>
  (await page.locator('[data-island="parallax"]').locator('..').boundingBox())?.height

test('the hero of a city page takes 70 % of the window’s height', async ({ page }) => {
  await page.setViewportSize(WINDOW)
  for (const route of CITY_PAGES) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    expect(await heightOfHero(page), `the height of the hero of ${route}`).toBeCloseTo(0.7 * WINDOW.height, 0)
  }
})

test('its words fit into that share of low windows, and the share holds in tall ones', async ({ page }) => {
  await page.goto('/allen')
  for (const height of [700, 900, 2000]) {
    await page.setViewportSize({ width: 1440, height })
    expect(await heightOfHero(page), `the height of the hero in ${height} px`).toBeCloseTo(0.7 * height, 0)
  }
})

for (const [width, loads] of [
  [390, 0],
  [768, 1],
] as const) {
  test(`the picture of the home page’s hero is loaded ${loads} times, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const asked = noteRequests(page, (request) => request.url().includes('hero-home'))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(loads)
    const picture = page.getByRole('main').getByRole('img', { name: /service van parked/ })
    await expect(picture).toBeVisible({ visible: loads > 0 })
  })
}

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
