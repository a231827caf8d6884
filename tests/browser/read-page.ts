import type { Page } from '@playwright/test'

/** Scrolls through a page until every picture and frame was asked for, and back to its top. */
export async function readPage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 800) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
