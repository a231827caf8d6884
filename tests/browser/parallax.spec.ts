import { type Page, expect, test } from '@playwright/test'

test.use({ viewport: { width: 1440, height: 900 } })

/** The numbers of site-spec §4 and §9. */
const FACTOR = 0.3
const HEIGHT_RATIO = 1.2
const OVERLAY = { wide: 0.7, phone: 0.9, still: 0.9 }

/** The position of the hero's picture on its stage. */
async function measure(page: Page): Promise<{ ratio: number; offset: number }> {
  return page.locator('[data-island="parallax"]').evaluate((picture) => {
    const stage = picture.parentElement!.getBoundingClientRect()
    const box = picture.getBoundingClientRect()
    return { ratio: box.height / stage.height, offset: box.top - stage.top }
  })
}

/** The opacity of the overlay over the picture: the highest of its colors, "color(srgb 0 0 0 / 0.7)". */
const darkness = (page: Page) =>
  page.locator('[data-island="parallax"] + div').evaluate((overlay) => {
    const colors = getComputedStyle(overlay).backgroundImage.matchAll(/ \/ ([\d.]+)\)/g)
    return Math.max(...[...colors].map(([, alpha]) => Number(alpha)))
  })

/** Scrolls the page, and expects the picture to move this many pixels on its stage. */
async function expectMove(page: Page, scroll: number, pixels: number): Promise<void> {
  const { offset } = await measure(page)
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, scroll)
  const move = async () => (await measure(page)).offset - offset
  await expect.poll(move, `the picture moves ${pixels} px while the page moves ${scroll}`).toBeCloseTo(pixels, 0)
}

test('the picture is 120 % as tall as its stage, and moves at 0.3 of the page’s speed', async ({ page }) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/plano')
    expect((await measure(page)).ratio, `the picture, in heights of its stage, at ${width} px`).toBeCloseTo(
      HEIGHT_RATIO,
      2,
    )
    await expectMove(page, 300, 300 * FACTOR)
    expect(await darkness(page), `the overlay at ${width} px`).toBe(OVERLAY.wide)
  }
})

test('the script moves it in the same way where stylesheets can’t', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...query: string[]) =>
      !query.join().includes('animation-timeline') && supports(...(query as [string]))
  })
  await page.goto('/plano')
  // a <style> would be refused by the page's policy
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule('[data-island="parallax"] { animation: none !important }'),
  )
  await page.waitForLoadState('networkidle')
  await expectMove(page, 300, 300 * FACTOR)
})

test('with reduced motion and on phones it doesn’t move, and the overlay is darker', async ({ page }) => {
  for (const [width, reducedMotion, overlay] of [
    [1440, 'reduce', OVERLAY.still],
    [767, 'no-preference', OVERLAY.phone],
    [390, 'no-preference', OVERLAY.phone],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/plano')
    await expectMove(page, 300, 0)
    expect(await darkness(page), `the overlay at ${width} px`).toBe(overlay)
  }
})
