import { type Page, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, OFFLINE, findChromiumForPictures } from '../browsers'
import type { Picture } from '../html-report/components'
import { serveBuild } from '../serve/static-server'
import { createProgress } from '../terminal'

/** A laptop, and a telephone that shows two dots for each pixel of CSS, as most do at least. */
const DEVICES = [
  { name: 'desktop', pictureWidth: 720, viewport: { width: 1440, height: 900 } },
  { name: 'telephone', pictureWidth: 260, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
]

/** Below this letters get a halo; above it a page of forty pictures weighs twice as much. */
const QUALITY = 58

/**
 * Serves a build, takes pictures of its pages as they open, and says how far it is.
 * @param client the folder of the build's files
 * @returns by route, how a page looks on each of the devices
 * @throws UsageError where no Chromium is to be had
 */
export async function takePictures(client: string, routes: string[]): Promise<Map<string, Picture[]>> {
  const executablePath = findChromiumForPictures()
  const { origin, close } = await serveBuild(client)
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, OFFLINE] })
  const progress = createProgress('pictures')
  const pictures = new Map<string, Picture[]>()
  try {
    const windows = await Promise.all(
      DEVICES.map(async (device) => ({
        ...device,
        page: await browser.newPage({ ...device, reducedMotion: 'reduce' }),
      })),
    )
    for (const route of routes) {
      const views = windows.map(async ({ page, name, pictureWidth }) => {
        await page.goto(origin + route)
        return takePicture(page, { width: pictureWidth, alt: `${route} on a ${name}` })
      })
      pictures.set(route, await Promise.all(views))
      progress.update(DEVICES.length * pictures.size, DEVICES.length * routes.length)
    }
    return pictures
  } finally {
    progress.end()
    await browser.close()
    close()
  }
}

/** @param picture how wide it becomes, and what it shows */
async function takePicture(page: Page, { width, alt }: Pick<Picture, 'width' | 'alt'>): Promise<Picture> {
  await page.evaluate(untilPainted)
  // a JPEG is made in a third of the time of a PNG, and is made smaller anyway
  const screenshot = await page.screenshot({ type: 'jpeg', quality: 92, animations: 'disabled' })
  const { data, info } = await sharp(screenshot)
    .resize({ width })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  const src = `data:image/webp;base64,${data.toString('base64')}`
  return { src, width, height: info.height, alt }
}

/** Waits, in the page, for its fonts, and for the pictures in sight: they are decoded after they were loaded. */
async function untilPainted(): Promise<void> {
  const inSight = Array.from(document.images).filter(
    (image) => image.complete && image.getBoundingClientRect().top < innerHeight,
  )
  await Promise.allSettled([document.fonts.ready, ...inSight.map((image) => image.decode())])
}
