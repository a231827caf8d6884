import { expect, test } from '@playwright/test'
import { allRoutes, coveringRoutes } from '../site/all-routes'
import { SUBJECTS, isWithin, shownPart } from './visits/hero-subjects'
import { noteRequests } from './visits/watch-page'

const IS_FULL = process.env.PLAT_TEST_FULL === 'true'

/**
 * The share of the window's height that heroes take (site-spec §9): on a city page with buttons, with a form, and with a text
 * that just fits into low windows, and on a page with nothing else. In higher windows, that one stays lower: its picture would be
 * upright and cut its subject.
 */
test('heroes take 70 % of the window’s height, and the one on the page about generators 60 %', async ({ page }) => {
  for (const [route, heights, share, hero] of [
    ['/plano', [1400], 0.7, 'main > section'],
    ['/fairview', [1400], 0.7, 'main > section'],
    ['/allen', [700, 900, 2000], 0.7, 'main > section'],
    ['/generators', [900], 0.6, 'main > section > div > div'],
  ] as const) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    for (const height of heights) {
      await page.setViewportSize({ width: 1440, height })
      const box = await page.locator(hero).first().boundingBox()
      expect(box?.height, `the height of the hero of ${route} in ${height} px`).toBeCloseTo(share * height, 0)
    }
  }
})

test('no hero cuts what its picture is about, in windows from phones to wide screens', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // their sizes are in the markup
  await page.route('**/*.{webp,avif}', (route) => route.abort())
  const names = new Set<string>()
  for (const route of IS_FULL ? allRoutes() : coveringRoutes()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const findCut = async () => {
        const part = await shownPart(page)
        if (!part) return undefined
        names.add(part.name)
        return isWithin(SUBJECTS[part.name], part.shown) ? undefined : part
      }
      await expect.poll(findCut, `the hero of ${route} in a window of ${width} px`).toBeUndefined()
    }
  }
  if (IS_FULL) expect([...names].sort(), 'the pictures that heroes show').toEqual(Object.keys(SUBJECTS).sort())
})

test('the picture of the home page’s hero is loaded only once, and not at all on a phone', async ({ page }) => {
  const requests = noteRequests(page, (request) => request.url().includes('hero-home'))
  const picture = page.getByRole('main').getByRole('img', { name: /service van parked/ })
  // the narrow window comes last: a page requests larger pictures when its window grows
  for (const [width, loads] of [
    [768, 1],
    [390, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(requests.splice(0), `${width} px wide`).toHaveLength(loads)
    await expect(picture).toBeVisible({ visible: loads > 0 })
  }
})

// tests/site/city-pages.test.ts checks where the buttons of the other pages lead
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
