import { type Page, expect, test } from '@playwright/test'

/** Scrolls through the whole page, as a reader does. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}

test('a picture loads when it is near, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(new URL(request.url()).pathname))
  await page.goto('/plano')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('hero-city-plano'))).toHaveLength(1)
  expect(asked.filter((path) => path.includes('outdoor-landscape'))).toEqual([])
  await readThrough(page)
  await expect.poll(() => asked.filter((path) => path.includes('outdoor-landscape'))).toHaveLength(1)
})

test('it loads when a tenth of it is within 50 px of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/plano')
  const picture = page.locator('picture[data-lazy] img').first()
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  /** Scrolls until this share of the picture is within 50 px below the window. */
  const show = async (share: number) => {
    await picture.evaluate((image, part) => {
      const { top, height } = image.getBoundingClientRect()
      scrollTo({ top: scrollY + top - innerHeight - 50 + height * part, behavior: 'instant' })
    }, share)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  const image = await picture.elementHandle()
  await show(0.05)
  expect(await source()).toMatch(/^data:/)
  await show(0.15)
  await expect.poll(() => image?.evaluate((element) => (element as HTMLImageElement).currentSrc)).toMatch(/\.avif$/)
})

test('the picture of the first screen is preloaded in a small format', async ({ page }) => {
  await page.goto('/plano')
  const preload = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]')
  await expect(preload).toHaveAttribute('imagesrcset', /hero-city-plano-480\.[0-9a-f]+\.avif 480w/)
})

test('where a variant fails the original is shown', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  await page.goto('/plano')
  const hero = page.locator('main img').first()
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
    .toBe('/images/hero-city-plano.jpg')
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

for (const width of [390, 1440]) {
  test(`nothing moves when pictures come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/plano')
    // a fallback face that differs by a pixel is another matter
    await page.evaluate(async () => {
      await document.fonts.ready
      ;(window as unknown as { shifts: number[] }).shifts.length = 0
    })
    await readThrough(page)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  })
}
