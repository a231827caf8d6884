import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../renderer/pipeline/emit/site-files'
import type { Picture } from '../html-report/components'
import { screenshot, toPicture, withBrowser } from '../html-report/take-picture'
import { withProgress } from '../terminal'

/** A laptop, and a telephone that shows two dots for each pixel of CSS, as most do at least. */
const DEVICES = [
  { name: 'desktop', pictureWidth: 720, viewport: { width: 1440, height: 900 } },
  { name: 'telephone', pictureWidth: 260, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
]

/**
 * Takes pictures of those of these pages that a build has, as they open, and says how far it is.
 * @param client the folder of the build's files
 * @returns by route, how a page looks on each of the devices
 * @throws UsageError where no Chromium is to be had
 */
export async function takePictures(client: string, routes: string[]): Promise<Map<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>()
  const built = routes.filter((route) => existsSync(join(client, fileOf(route))))
  if (built.length === 0) return pictures
  return withBrowser([client], (browser, [origin = '']) =>
    withProgress('pictures', async (onProgress) => {
      const windows = await Promise.all(
        DEVICES.map(async (device) => ({
          ...device,
          page: await browser.newPage({ ...device, reducedMotion: 'reduce' }),
        })),
      )
      for (const route of built) {
        const views = windows.map(async ({ page, name, pictureWidth }) => {
          await page.goto(origin + route)
          // a JPEG is made in a third of the time of a PNG, and is made smaller anyway
          const image = await screenshot(page, { type: 'jpeg', quality: 92 })
          return toPicture(image, pictureWidth, `${route} on a ${name}`)
        })
        pictures.set(route, await Promise.all(views))
        onProgress(pictures.size, built.length)
      }
      return pictures
    }),
  )
}
