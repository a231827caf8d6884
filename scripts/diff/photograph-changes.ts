import sharp from 'sharp'
import type { Picture } from '../html-report/components'
import { photograph, toPicture } from '../html-report/photograph'
import type { Builds } from './build-both'
import type { SiteDiff } from './describe-diff'

/** How a page looks on a device, before and after. */
export interface PageView {
  device: string
  /** The whole page before and after, or none if both look the same. */
  pictures: Picture[]
  /** The share of pixels that differ, from 0 to 1. Undefined if only one side has the page. */
  difference?: number
}

/** The pictures are wide enough to read. */
const DEVICES = [1440, 390].map((width) => ({
  name: `${width} px wide`,
  pictureWidth: 900,
  viewport: { width, height: 900 },
}))

/** How many pages are pictured. With more, the report would be too large to send and to read. */
const MAX_PAGES = 12

/**
 * Takes pictures of pages that were added, removed or changed, as far as there is room: first of one page for each group of
 * changes.
 * @returns by route, how a page looks on each of the devices
 * @throws UsageError if no Chromium can be found
 */
export function photographChanges({ before, after }: Builds, diff: SiteDiff): Promise<Map<string, PageView[]>> {
  const examples = diff.groups.flatMap(({ routes }) => routes.slice(0, 1))
  const changedRoutes = new Set([
    ...examples,
    ...diff.added,
    ...diff.removed,
    ...diff.changed.map(({ route }) => route),
  ])
  const routes = [...changedRoutes].slice(0, MAX_PAGES)
  return photograph([before, after], routes, DEVICES, { fullPage: true }, async ([oldImage, newImage], _, device) => {
    const difference = oldImage && newImage && (await findDifference(oldImage, newImage))
    const toView = (image: Buffer | undefined, alt: string) =>
      image && difference !== 0 ? [toPicture(image, device, alt)] : []
    const pictures = await Promise.all([...toView(oldImage, 'Before'), ...toView(newImage, 'After')])
    return { device: device.name, pictures, difference }
  })
}

/** The share of pixels that differ, including those that only the longer page has. */
async function findDifference(before: Buffer, after: Buffer): Promise<number> {
  const [oldPixels, newPixels] = [await readPixels(before), await readPixels(after)]
  const pixels = Math.max(oldPixels.length, newPixels.length)
  let differing = 0
  for (let index = 0; index < pixels; index++) if (oldPixels[index] !== newPixels[index]) differing++
  return differing / pixels
}

const readPixels = async (png: Buffer) =>
  new Uint32Array(Uint8Array.from(await sharp(png).ensureAlpha().raw().toBuffer()).buffer)
