import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page, PageScreenshotOptions } from '@playwright/test'
import sharp from 'sharp'
import { fileOf } from '../../renderer/emit/site-files'
import { CHROMIUM_FLAGS, OFFLINE, findChromium } from '../browsers'
import { serveBuild } from '../serve/static-server'
import { withProgress } from '../terminal'
import type { Picture } from './components'

/** A browser window in which pages are pictured. */
export interface PictureDevice extends BrowserContextOptions {
  name: string
  /** The largest width of a stored picture, in pixels. */
  pictureWidth: number
}

/** How long a step may take, in milliseconds: long, since the machine may be busy. */
const TIMEOUT = 180_000

/**
 * Takes screenshots of pages, each on every device and in every build, and shows its progress.
 * @param clients the folders of the builds' files
 * @param develop turns the screenshots of a page, one for each build, into a result; undefined if a build lacks the page
 * @returns by route, the results for each device
 * @throws UsageError if no Chromium can be found
 */
export async function photograph<T>(
  clients: string[],
  routes: string[],
  devices: PictureDevice[],
  options: PageScreenshotOptions,
  develop: (screenshots: (Buffer | undefined)[], route: string, device: PictureDevice) => Promise<T | undefined>,
): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>()
  if (routes.length === 0) return results
  const browser = await launchOffline(findChromium())
  const sides = await Promise.all(clients.map(async (client) => ({ client, ...(await serveBuild(client)) })))
  // all pictures show the same hour
  const fixedTime = new Date()
  const openWindow = async (device: PictureDevice) => {
    const page = await browser.newPage({ ...device, reducedMotion: 'reduce' })
    page.setDefaultTimeout(TIMEOUT)
    await page.clock.setFixedTime(fixedTime)
    return page
  }
  const work = withProgress('pictures of pages', async (onProgress) => {
    const windows = await Promise.all(
      devices.flatMap((device) => sides.map(async (side) => ({ ...side, device, page: await openWindow(device) }))),
    )
    for (const route of routes) {
      const views = devices.map(async (device) => {
        const screenshots = windows
          .filter((window) => window.device === device)
          .map(({ client, origin, page }) =>
            existsSync(join(client, fileOf(route))) ? shoot(page, origin + route, options) : undefined,
          )
        return develop(await Promise.all(screenshots), route, device)
      })
      results.set(
        route,
        (await Promise.all(views)).filter((view) => view !== undefined),
      )
      onProgress(results.size, routes.length)
    }
    return results
  })
  return work.finally(async () => {
    await browser.close()
    for (const { close } of sides) close()
  })
}

/** Starts a Chromium that reaches only this machine. */
export async function launchOffline(executablePath: string): Promise<Browser> {
  // not before it is needed, since it takes a second to load
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, OFFLINE] })
}

/** Takes a screenshot once the fonts and the loaded pictures of the page can be painted. */
async function shoot(page: Page, url: string, options: PageScreenshotOptions): Promise<Buffer> {
  await show(page, url, options.fullPage)
  return page.screenshot({ ...options, animations: 'disabled' })
}

/**
 * Opens a page, and waits until its fonts and its loaded pictures can be painted.
 * @param isWhole whether what is below the window is loaded too
 */
export async function show(page: Page, url: string, isWhole = false): Promise<void> {
  await page.goto(url)
  if (isWhole) await loadEverything(page)
  await page.evaluate(async () => {
    // a hidden picture never loads
    const loaded = [...document.images].filter((image) => image.complete)
    await Promise.allSettled([document.fonts.ready, ...loaded.map((image) => image.decode())])
  })
}

/** Scrolls through the page, so that pictures and islands load on sight, and waits for them. */
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

/** With less, letters get a halo; with more, a page of forty pictures weighs twice as much. */
const QUALITY = 58

/** The largest height that WebP allows, in pixels. */
const MAX_HEIGHT = 16_383

/** Shrinks a screenshot, and converts it to a picture for a report. */
export async function toPicture(screenshot: Buffer, { pictureWidth }: PictureDevice, alt: string): Promise<Picture> {
  const { data, info } = await sharp(screenshot)
    .resize({ width: pictureWidth, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { src: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height, alt }
}
