import { type Page, expect, test } from '@playwright/test'
import { noteRequests, waitForCode, watchFromInside } from './visits/watch-page'

/** Scrolls through the whole page, as a reader does. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}

test('a picture loads only when it is near', async ({ page }) => {
  const requests = noteRequests(page, (request) => request.resourceType() === 'image')
  await page.goto('/plano')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.includes('hero-city-plano'))).toHaveLength(1)
  expect(
    requests.filter((path) => path.includes('outdoor-landscape')),
    'requested before it is near',
  ).toEqual([])
  await readThrough(page)
  await expect.poll(() => requests.filter((path) => path.includes('outdoor-landscape'))).toHaveLength(1)
})

test('it loads when a tenth of it is within 50 px of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/plano')
  // a handle, since the picture isn't lazy any more once it loads
  const image = await page.locator('picture[data-lazy] img').first().elementHandle()
  const source = () => image?.evaluate((element) => (element as HTMLImageElement).currentSrc)
  /** Scrolls until this share of the picture is within 50 px below the window. */
  const show = async (share: number) => {
    await image?.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top - innerHeight - 50 + height * part, behavior: 'instant' })
    }, share)
    await waitForCode(page)
  }
  await show(0.05)
  expect(await source(), 'at a twentieth').toMatch(/^data:/)
  await show(0.15)
  await expect.poll(source, 'at three twentieths').toMatch(/\.webp$/)
})

test('the original is shown if a variant fails, for the first picture and for one further down', async ({ page }) => {
  await page.route(/\.webp$/, (route) => route.abort())
  await page.goto('/plano')
  for (const [selector, original] of [
    ['main picture:not([data-lazy]) img', '/images/hero-city-plano.jpg'],
    ['main img[data-src*="outdoor-landscape"]', '/images/outdoor-landscape.jpg'],
  ] as const) {
    const picture = page.locator(selector).first()
    await picture.scrollIntoViewIfNeeded()
    const shown = () => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.replace(location.origin, ''))
    await expect.poll(shown, 'the picture that is shown').toBe(original)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('nothing moves when pictures load', async ({ page }) => {
  await watchFromInside(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/plano')
    // fallback fonts that differ by a pixel are another matter
    await page.evaluate(async () => {
      await document.fonts.ready
      window.layoutShift = 0
    })
    await readThrough(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.layoutShift), `${width} px wide`).toBeLessThan(0.001)
  }
})
