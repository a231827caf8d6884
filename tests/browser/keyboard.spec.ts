import { expect, test } from '@playwright/test'
import { coveringRoutes } from '../site/all-routes'
import { readPage, watchPage } from './watch-page'

/** Presses of Tab that no page needs: more means that the focus goes in circles. */
const MOST = 250

for (const route of coveringRoutes()) {
  test(`${route} can be walked through with the Tab key: every stop is seen, none holds the focus`, async ({
    page,
  }) => {
    await watchPage(page)
    await page.goto(route)
    // a frame that is still empty takes the focus without coming into sight
    await readPage(page)
    await Promise.all(page.frames().map((frame) => frame.waitForLoadState()))
    const stops: string[] = []
    for (let presses = 0; presses < MOST; presses++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const isInSight = () => {
          const { width, height, bottom, top } = element.getBoundingClientRect()
          return width > 0 && height > 0 && bottom > 0 && top < innerHeight
        }
        const after = getComputedStyle(element, '::after').outlineStyle
        const hasRing =
          [getComputedStyle(element).outlineStyle, after].some((style) => style !== 'none') ||
          element.tagName === 'IFRAME'
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
    expect(stops.length, `the focus goes in circles: … ${stops.slice(-4).join(', ')}`).toBeLessThan(MOST)
    expect(stops[0], 'the first stop').toContain('Skip to content')
  })
}
