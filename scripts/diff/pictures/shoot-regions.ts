import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { crop } from './crop'
import type { Pixels } from './picture'

/** How far a window is scrolled at once, in pixels: less than its height, so that every lazy picture is met. */
const STEP = 800

/** How long a step of a page may take, in milliseconds: long, since a machine may have much else to do. */
const PATIENCE = 180_000

/** Where a page is looked at. */
export interface View {
  url: string
  /** Of the window, in CSS pixels. */
  width: number
  /** What the page takes for the present, so that both sides show the same hour. */
  now: Date
}

/**
 * Takes pictures of parts of a page once it stands still: everything loaded, nothing in motion.
 * @param selectors of the parts
 * @returns a picture for each part, from edge to edge; empty where it is not to be seen
 */
export async function shootRegions(browser: Browser, view: View, selectors: string[]): Promise<Pixels[]> {
  const context = await browser.newContext({ viewport: { width: view.width, height: 900 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE)
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(view.now)
    await page.goto(view.url)
    await settle(page)
    return await shoot(page, selectors)
  } finally {
    await context.close()
  }
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  }, STEP)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    // a picture that is hidden is not loaded, and would be waited for without end
    const loaded = [...document.images].filter((image) => image.complete)
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)))
  })
}

/** One picture from the first part to the last, cut into its parts: quicker than one for each. */
async function shoot(page: Page, selectors: string[]): Promise<Pixels[]> {
  const boxes = await page.evaluate(
    (parts) =>
      parts.map((part) => {
        const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return { top: Math.max(0, Math.round(top + scrollY)), bottom: Math.max(0, Math.round(bottom + scrollY)) }
      }),
    selectors,
  )
  const seen = boxes.filter(({ top, bottom }) => bottom > top)
  const top = Math.min(...seen.map((box) => box.top))
  const bottom = Math.max(...seen.map((box) => box.bottom))
  const width = page.viewportSize()?.width ?? 0
  if (seen.length === 0) return boxes.map(() => ({ data: Buffer.alloc(0), width, height: 0 }))
  const clip = { x: 0, y: top, width, height: bottom - top }
  const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const whole = { data, width: info.width, height: info.height }
  return boxes.map((box) => crop(whole, box.top - top, box.bottom - box.top))
}
