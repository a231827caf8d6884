import type { Picture } from '../html-report/components'
import { photograph, toPicture } from '../html-report/photograph'

/** A laptop, and a telephone that shows two dots for each pixel of CSS, as nearly all do. */
const DEVICES = [
  { name: 'desktop', pictureWidth: 720, viewport: { width: 1440, height: 900 } },
  { name: 'telephone', pictureWidth: 260, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
]

/**
 * Takes pictures of those of these pages that a build has, as they open.
 * @param client the folder of the build's files
 * @returns by route, how a page looks on each of the devices
 * @throws UsageError where no Chromium can be found
 */
export function photographPages(client: string, routes: string[]): Promise<Map<string, Picture[]>> {
  // a JPEG is made in a third of the time of a PNG, and is made smaller anyway
  const options = { type: 'jpeg', quality: 92 } as const
  return photograph([client], routes, DEVICES, options, async ([image], route, device) =>
    image ? toPicture(image, device, `${route} on a ${device.name}`) : undefined,
  )
}
