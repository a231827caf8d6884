import { type BrowserContextOptions, type Page, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, OFFLINE, findChromium } from '../browsers'
import { UsageError } from '../command'
import type { Picture } from '../html-report/components'
import { serveBuild } from '../serve/static-server'
import { createProgress } from '../terminal'

/** How a page looks when it opens. */
export interface PagePictures {
  desktop: FirstView
  phone: FirstView
}

/** What a visitor sees before scrolling, and the weight of the pictures that the browser had loaded by then, in bytes. */
interface FirstView {
  picture: Picture
  loaded: number
}

/** A laptop, and a telephone that shows two dots for each pixel of CSS, as most do at least. */
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }

/** Below this letters get a halo; above it a page of forty pictures weighs twice as much. */
const QUALITY = 58

/**
 * Serves a build, takes pictures of its pages as they open, and says how far it is.
 * @param client the folder of the build's files
 * @throws UsageError where no Chromium is to be had
 */
export async function takePictures(client: string, routes: string[]): Promise<Map<string, PagePictures>> {
  const executablePath = chromiumPath()
  const { origin, close } = await serveBuild(client)
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, OFFLINE] })
  const progress = createProgress('pictures')
  const pictures = new Map<string, PagePictures>()
  try {
    const laptop = await browser.newPage({ ...DESKTOP, reducedMotion: 'reduce' })
    const telephone = await browser.newPage({ ...PHONE, reducedMotion: 'reduce' })
    for (const route of routes) {
      const [desktop, phone] = await Promise.all([
        takePicture(laptop, origin + route, { width: 720, alt: `${route} on a desktop` }),
        takePicture(telephone, origin + route, { width: 260, alt: `${route} on a telephone` }),
      ])
      pictures.set(route, { desktop, phone })
      progress.update(2 * pictures.size, 2 * routes.length)
    }
    return pictures
  } finally {
    progress.end()
    await browser.close()
    close()
  }
}

function chromiumPath(): string {
  try {
    return findChromium()
  } catch (error) {
    const message = error instanceof Error ? error.message : error
    throw new UsageError(`${message} Or leave the pictures away with --no-pictures.`)
  }
}

/** @param picture how wide it becomes, and what it shows */
async function takePicture(
  page: Page,
  url: string,
  { width, alt }: Pick<Picture, 'width' | 'alt'>,
): Promise<FirstView> {
  await page.goto(url)
  await page.evaluate(untilPainted)
  // a JPEG is made in a third of the time of a PNG, and is made smaller anyway
  const screenshot = await page.screenshot({ type: 'jpeg', quality: 92, animations: 'disabled' })
  const { data, info } = await sharp(screenshot)
    .resize({ width })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  const src = `data:image/webp;base64,${data.toString('base64')}`
  return { picture: { src, width, height: info.height, alt }, loaded: await weighLoadedPictures(page) }
}

/** Waits, in the page, for its fonts, and for the pictures in sight: they are decoded after they were loaded. */
async function untilPainted(): Promise<void> {
  const inSight = Array.from(document.images).filter(
    (image) => image.complete && image.getBoundingClientRect().top < innerHeight,
  )
  await Promise.allSettled([document.fonts.ready, ...inSight.map((image) => image.decode())])
}

/** How much the pictures weigh that a page has loaded, in bytes. */
function weighLoadedPictures(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const pictures = entries.filter(({ name }) => /\.(avif|webp|jpe?g|png|gif|svg)$/.test(new URL(name).pathname))
    const sizes = new Map(pictures.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  })
}
