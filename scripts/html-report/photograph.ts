import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, type Page, type PageScreenshotOptions, chromium } from '@playwright/test'
import sharp from 'sharp'
import { fileOf } from '../../renderer/emit/site-files'
import { CHROMIUM_FLAGS, OFFLINE, findChromium } from '../browsers'
import { serveBuild } from '../serve/static-server'
import { withProgress } from '../terminal'
import type { Picture } from './components'

/** A window that pages are looked at in. */
export interface PictureDevice extends BrowserContextOptions {
  name: string
  /** How wide a picture is kept at most, in pixels. */
  pictureWidth: number
}

/** How long a step of a page may take, in milliseconds: long, since a machine may have much else to do. */
const TIMEOUT = 180_000

/**
 * Takes screenshots of pages, each on every device and in every build, and says how far it is.
 * @param clients the folders of the builds' files
 * @param develop makes something of a page's screenshots, one for each build; undefined where a build lacks the page
 * @returns by route, what was made on each device
 * @throws UsageError where no Chromium can be found
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
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, OFFLINE] })
  const sides = await Promise.all(clients.map(async (client) => ({ client, ...(await serveBuild(client)) })))
  // all of them show the same hour
  const now = new Date()
  const openWindow = async (device: PictureDevice) => {
    const page = await browser.newPage({ ...device, reducedMotion: 'reduce' })
    page.setDefaultTimeout(TIMEOUT)
    await page.clock.setFixedTime(now)
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

/** Takes a screenshot once the page's fonts and the pictures that it has loaded are painted. */
async function shoot(page: Page, url: string, options: PageScreenshotOptions): Promise<Buffer> {
  await page.goto(url)
  if (options.fullPage) await loadEverything(page)
  await page.evaluate(async () => {
    // a hidden picture never loads
    const loaded = [...document.images].filter((image) => image.complete)
    await Promise.allSettled([document.fonts.ready, ...loaded.map((image) => image.decode())])
  })
  return page.screenshot({ ...options, animations: 'disabled' })
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

/** Below this letters get a halo; above it a page of forty pictures weighs twice as much. */
const QUALITY = 58

/** The most pixels that WebP allows. */
const HIGHEST = 16_383

/** Makes a screenshot part of a report. */
export async function toPicture(screenshot: Buffer, { pictureWidth }: PictureDevice, alt: string): Promise<Picture> {
  const { data, info } = await sharp(screenshot)
    .resize({ width: pictureWidth, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { src: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height, alt }
}
