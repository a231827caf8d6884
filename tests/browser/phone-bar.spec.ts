import { type Page, expect, test } from '@playwright/test'
import { allRoutes, coveringRoutes } from '../site/all-routes'

const IS_FULL = process.env.PLAT_TEST_FULL === 'true'

test.use({ viewport: { width: 390, height: 844 } })

const bar = (page: Page) => page.getByRole('complementary', { name: 'Call or get a quote' })

test('on phones the bar appears when the hero’s buttons are out of sight, and makes way for the form', async ({
  page,
}) => {
  await page.goto('/plano')
  const buttons = page.locator('main .actions').first()
  await expect(buttons).toBeInViewport()
  await expect(bar(page)).toBeHidden()
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect(bar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+19725550142')
  await expect(bar(page).getByRole('link', { name: 'Free quote' })).toHaveAttribute('href', '/contactus#quote')
  await page.locator('[data-island="quote-form"]').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeHidden()
})

test('it has the page’s own telephone number', async ({ page }) => {
  await page.goto('/prosper')
  await page.locator('body > footer').scrollIntoViewIfNeeded()
  await expect(bar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+14695550167')
})

test('it covers nothing at the end of a page, and wider windows don’t have it', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const top = (await bar(page).boundingBox())?.y ?? 0
  const last = await page.locator('body > footer p').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(bar(page)).toBeHidden()
})

test('it covers no main button and no form, however far a page is scrolled', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let timesShown = 0
  for (const route of IS_FULL ? allRoutes() : coveringRoutes()) {
    await page.goto(route)
    const { shown, covered } = await scrollThrough(page)
    expect(covered, route).toEqual([])
    timesShown += shown
  }
  expect(timesShown).toBeGreaterThan(50)
})

/** Scrolls to the end of a page. @returns how often the bar was shown, and what it covered */
const scrollThrough = (page: Page): Promise<{ shown: number; covered: string[] }> =>
  page.evaluate(async () => {
    // observers report in the order in which they were created: the page's own before this one
    const reported = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body)
      })
    const bar = document.querySelector('aside[data-island="aside"]')
    const targets = [...document.querySelectorAll('main .button--solid, main form, [data-island="quote-form"]')]
    const covered: string[] = []
    let shown = 0
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      scrollTo({ top, behavior: 'instant' })
      // sections far below get their size only when they come close
      await reported()
      await reported()
      const box = bar?.getBoundingClientRect()
      if (!box?.height) continue
      shown++
      for (const target of targets) {
        const { top: start, bottom: end, height } = target.getBoundingClientRect()
        if (height > 0 && end > box.top && start < innerHeight)
          covered.push(`${target.textContent.trim()} at ${top} px`)
      }
    }
    return { shown, covered }
  })
