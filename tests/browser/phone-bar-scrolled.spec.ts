import { type Page, expect, test } from '@playwright/test'
import { allRoutes, coveringRoutes } from '../site/all-routes'

const IS_FULL = process.env.PLAT_TEST_FULL === 'true'

test.use({ viewport: { width: 390, height: 844 } })

test('the phone bar covers no main button and no form, however far a page is scrolled', async ({ page }) => {
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
