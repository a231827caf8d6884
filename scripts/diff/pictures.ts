import { type Browser, type Page, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, OFFLINE } from '../browsers'
import type { Picture } from '../html-report/components'
import { serveBuild } from '../serve/static-server'
import { createProgress } from '../terminal'
import type { Builds } from './build-both'
import type { SiteDiff } from './change'

/** A page in a window of some width, on both sides. */
export interface PageView {
  route: string
  /** Of the window, in CSS pixels. */
  width: number
  /** The whole page before and after; none where both look the same. */
  pictures: Picture[]
  /**
   * The share of the pixels that differ, from 0 to 1, and the first of them in pixels from the top of the page; absent
   * where only one side has the page.
   */
  difference?: { share: number; top: number }
}

/** Widths of windows: a desktop's and a phone's. */
const WIDTHS = [1440, 390]

/** Pages that are pictured. More would make the report too large to send, and to read. */
const MAX_PAGES = 12

/**
 * Takes pictures of pages that were added, removed or changed, of each group of changes one at least, as far as there is
 * room.
 * @param executablePath of a Chromium
 */
export async function takePictures(executablePath: string, builds: Builds, diff: SiteDiff): Promise<PageView[]> {
  const { added, removed, groups, changed } = diff
  const examples = groups.flatMap(({ routes }) => routes.slice(0, 1))
  const all = new Set([...examples, ...added, ...removed, ...changed.map(({ route }) => route)])
  const routes = [...all].slice(0, MAX_PAGES)
  if (routes.length === 0) return []
  const before = await serveBuild(builds.before)
  const after = await serveBuild(builds.after)
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, OFFLINE] })
  const progress = createProgress('pictures of pages')
  // both sides show the same hour
  const now = new Date()
  const views: PageView[] = []
  try {
    for (const route of routes) {
      for (const width of WIDTHS) {
        const shoot = (origin: string) => shootPage(browser, origin + route, width, now)
        const [old, current] = await Promise.all([
          added.includes(route) ? undefined : shoot(before.origin),
          removed.includes(route) ? undefined : shoot(after.origin),
        ])
        const difference = old && current && (await findDifference(old, current, width))
        const sides =
          difference?.share === 0 ? [] : [old && toPicture(old, 'Before'), current && toPicture(current, 'After')]
        const pictures = (await Promise.all(sides)).filter((picture) => picture !== undefined)
        views.push({ route, width, pictures, ...(difference && { difference }) })
        progress.update(views.length, routes.length * WIDTHS.length)
      }
    }
    return views
  } finally {
    progress.end()
    await browser.close()
    before.close()
    after.close()
  }
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
    return await page.screenshot({ fullPage: true, animations: 'disabled' })
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
  await page.evaluate(async () => {
    await document.fonts.ready
    // a hidden picture never loads
    const loaded = [...document.images].filter((image) => image.complete)
    await Promise.allSettled(loaded.map((image) => image.decode()))
  })
}

/** How wide and high a picture is kept at most, in pixels: enough to read the words, and what WebP allows. */
const LARGEST = { width: 900, height: 16_383 }

async function toPicture(png: Buffer, label: string): Promise<Picture> {
  const { data, info } = await sharp(png)
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 55 })
    .toBuffer({ resolveWithObject: true })
  const src = `data:image/webp;base64,${data.toString('base64')}`
  return { src, width: info.width, height: info.height, label, alt: label }
}

/** Counts the pixels that differ, as those do which only the longer page has. */
async function findDifference(before: Buffer, after: Buffer, width: number): Promise<PageView['difference']> {
  const [old, now] = [await readPixels(before), await readPixels(after)]
  const pixels = Math.max(old.length, now.length)
  let [first, differing] = [pixels, 0]
  for (let at = pixels - 1; at >= 0; at--) {
    if (old[at] === now[at]) continue
    first = at
    differing++
  }
  return { share: differing / pixels, top: Math.floor(first / width) }
}

const readPixels = async (png: Buffer) =>
  new Uint32Array(Uint8Array.from(await sharp(png).ensureAlpha().raw().toBuffer()).buffer)
