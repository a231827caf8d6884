import { type Page, expect } from '@playwright/test'

/** More presses of Tab than any page needs: beyond that the focus goes in circles. */
const MAX_PRESSES = 250

/** Walks through a page with the Tab key. Expects that every stop is in sight, and that none traps the focus. */
export async function expectTabStops(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()))
  const stops: string[] = []
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    // a frame is another process: the focus comes back from it a moment later
    if (stops.at(-1)?.startsWith('IFRAME')) await page.waitForFunction(() => document.activeElement !== document.body)
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const isInSight = () => {
        const { width, height, bottom, top } = element.getBoundingClientRect()
        return width > 0 && height > 0 && bottom > 0 && top < innerHeight
      }
      const hasRing =
        element.tagName === 'IFRAME' ||
        [undefined, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none')
      return {
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
        fault: isInSight() ? (hasRing ? '' : 'no focus ring') : 'out of sight',
      }
    })
    if (!stop) break
    expect(stop.fault, stop.name).toBe('')
    stops.push(stop.name)
  }
  expect(stops.length).toBeGreaterThan(20)
  expect(stops.length, `the focus goes in circles: … ${stops.slice(-4).join(', ')}`).toBeLessThan(MAX_PRESSES)
  expect(stops[0], 'the first stop').toContain('Skip to content')
}
