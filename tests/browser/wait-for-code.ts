import type { Page } from '@playwright/test'

/** Requests one after the other: an island's code may import code, and that ask for a document. */
const ROUND_TRIPS = 5

/**
 * Waits until what is in sight now was seen by the page's observers, and code that they asked for had the time to come
 * and to do its work. Tells what loads too early from what only loads slowly.
 */
export async function waitForCode(page: Page): Promise<void> {
  await page.evaluate(async (trips) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let trip = 0; trip < trips; trip++) await fetch('/robots.txt', { cache: 'no-store' })
  }, ROUND_TRIPS)
}
