import { type Page, expect, test } from '@playwright/test'

/** The numbers of site-spec §4 and §9. */
const FACTOR = 0.3
const TALLER = 1.2
const OVERLAY = { wide: 0.7, phone: 0.9, still: 0.9 }

/** Where the picture of the hero stands on its stage. */
async function measure(page: Page): Promise<{ ratio: number; offset: number }> {
  return page.locator('[data-island="parallax"]').evaluate((picture) => {
    const stage = picture.parentElement!.getBoundingClientRect()
    const box = picture.getBoundingClientRect()
    return { ratio: box.height / stage.height, offset: box.top - stage.top }
  })
}

/** Scrolls the page, and expects the picture to move so many pixels on its stage. */
async function expectMove(page: Page, scroll: number, pixels: number): Promise<void> {
  const { offset } = await measure(page)
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, scroll)
  await expect.poll(async () => (await measure(page)).offset - offset).toBeCloseTo(pixels, 0)
}

const overlay = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--overlay').trim())

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the picture is 120 % as tall as its stage and moves at 0.3 of the page', async ({ page }) => {
    await page.goto('/plano')
    expect((await measure(page)).ratio).toBeCloseTo(TALLER, 2)
    await expectMove(page, 300, 300 * FACTOR)
    expect(Number(await overlay(page))).toBe(OVERLAY.wide)
  })

  test('the script moves it alike where style sheets cannot', async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (...query: string[]) =>
        !query.join().includes('animation-timeline') && supports(...(query as [string]))
    })
    await page.goto('/plano')
    await page.addStyleTag({ content: '[data-island="parallax"] { animation: none !important }' })
    await page.waitForLoadState('networkidle')
    await expectMove(page, 300, 300 * FACTOR)
  })

  test('with reduced motion it stands still under a darker overlay', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/plano')
    await expectMove(page, 300, 0)
    expect(Number(await overlay(page))).toBe(OVERLAY.still)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('it stands still under a darker overlay', async ({ page }) => {
    await page.goto('/plano')
    await expectMove(page, 300, 0)
    expect(Number(await overlay(page))).toBe(OVERLAY.phone)
  })
})
