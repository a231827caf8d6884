import { type Browser, type Page, type PageScreenshotOptions, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, OFFLINE, findChromium } from '../browsers'
import { serveBuild } from '../serve/static-server'
import type { Picture } from './components'

/**
 * Serves builds, and opens a Chromium that reaches nothing else, for as long as work lasts.
 * @param clients the folders of the builds' files
 * @throws UsageError where no Chromium is to be had
 */
export async function withBrowser<T>(
  clients: string[],
  work: (browser: Browser, origins: string[]) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, OFFLINE] })
  const servers = await Promise.all(clients.map(serveBuild))
  const origins = servers.map(({ origin }) => origin)
  return work(browser, origins).finally(async () => {
    await browser.close()
    for (const { close } of servers) close()
  })
}

/** Takes a screenshot once the page's fonts and the pictures that it has loaded are painted. */
export async function screenshot(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  await page.evaluate(async () => {
    // a hidden picture never loads
    const loaded = [...document.images].filter((image) => image.complete)
    await Promise.allSettled([document.fonts.ready, ...loaded.map((image) => image.decode())])
  })
  return page.screenshot({ ...options, animations: 'disabled' })
}

/** Below this letters get a halo; above it a page of forty pictures weighs twice as much. */
const QUALITY = 58

/** The most pixels that WebP allows. */
const HIGHEST = 16_383

/** Makes a screenshot part of a report, as wide as that at the most. */
export async function toPicture(screenshot: Buffer, width: number, alt: string): Promise<Picture> {
  const { data, info } = await sharp(screenshot)
    .resize({ width, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { src: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height, alt }
}
