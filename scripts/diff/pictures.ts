import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Picture } from '../html-report/components'
import { screenshot, toPicture, withBrowser } from '../html-report/take-picture'
import { withProgress } from '../terminal'
import type { Builds } from './build-both'
import type { SiteDiff } from './describe-diff'

/** A page in a window of some width, on both sides. */
export interface PageView {
  route: string
  /** Of the window, in CSS pixels. */
  width: number
  /** The whole page before and after; none where both look the same. */
  pictures: Picture[]
  /** The share of the pixels that differ, from 0 to 1; absent where only one side has the page. */
  difference?: number
}

/** Widths of windows: a desktop's and a phone's. */
const WIDTHS = [1440, 390]

/** How wide a picture is kept, in pixels: enough to read the words. */
const WIDEST = 900

/** Pages that are pictured. More would make the report too large to send, and to read. */
const MAX_PAGES = 12

/**
 * Takes pictures of pages that were added, removed or changed, of each group of changes one at least, as far as there is
 * room.
 * @throws UsageError where no Chromium is to be had
 */
export async function takePictures({ before, after }: Builds, diff: SiteDiff): Promise<PageView[]> {
  const { added, removed, groups, changed } = diff
  const examples = groups.flatMap(({ routes }) => routes.slice(0, 1))
  const all = new Set([...examples, ...added, ...removed, ...changed.map(({ route }) => route)])
  const routes = [...all].slice(0, MAX_PAGES)
  if (routes.length === 0) return []
  // both sides show the same hour
  const now = new Date()
  return withBrowser([before, after], (browser, [oldOrigin = '', newOrigin = '']) =>
    withProgress('pictures of pages', async (onProgress) => {
      const views: PageView[] = []
      for (const route of routes) {
        for (const width of WIDTHS) {
          const shoot = (origin: string) => shootPage(browser, origin + route, width, now)
          const [old, current] = await Promise.all([
            added.includes(route) ? undefined : shoot(oldOrigin),
            removed.includes(route) ? undefined : shoot(newOrigin),
          ])
          const difference = old && current && (await findDifference(old, current))
          const toView = (image: Buffer | undefined, alt: string) =>
            image && difference !== 0 ? [toPicture(image, WIDEST, alt)] : []
          const pictures = await Promise.all([...toView(old, 'Before'), ...toView(current, 'After')])
          views.push({ route, width, pictures, difference })
          onProgress(views.length, routes.length * WIDTHS.length)
        }
      }
      return views
    }),
  )
}

/** How long a step of a page may take, in milliseconds: long, since a machine may have much else to do. */
const TIMEOUT = 180_000

/** Takes a picture of a whole page, as PNG, once everything is loaded. */
async function shootPage(browser: Browser, url: string, width: number, now: Date): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(TIMEOUT)
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(now)
    await page.goto(url)
    await loadEverything(page)
    return await screenshot(page, { fullPage: true })
  } finally {
    await context.close()
  }
}

/** Scrolls through the page, so that pictures and islands that load on sight do so, and waits for them. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

/** The share of the pixels that differ, as those do which only the longer page has. */
async function findDifference(before: Buffer, after: Buffer): Promise<number> {
  const [old, now] = [await readPixels(before), await readPixels(after)]
  const pixels = Math.max(old.length, now.length)
  let differing = 0
  for (let at = 0; at < pixels; at++) if (old[at] !== now[at]) differing++
  return differing / pixels
}

const readPixels = async (png: Buffer) =>
  new Uint32Array(Uint8Array.from(await sharp(png).ensureAlpha().raw().toBuffer()).buffer)
