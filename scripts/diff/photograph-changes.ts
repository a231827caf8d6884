import sharp from 'sharp'
import type { Picture } from '../html-report/components'
import { photograph, toPicture } from '../html-report/photograph'
import type { Builds } from './build-both'
import type { SiteDiff } from './describe-diff'

/** A page on a device, on both sides. */
export interface PageView {
  device: string
  /** The whole page before and after; none where both look the same. */
  pictures: Picture[]
  /** The share of the pixels that differ, from 0 to 1; absent where only one side has the page. */
  difference?: number
}

/** Pictures are wide enough to read the words in them. */
const DEVICES = [1440, 390].map((width) => ({
  name: `${width} px wide`,
  pictureWidth: 900,
  viewport: { width, height: 900 },
}))

/** Pages that are pictured. More would make the report too large to send, and to read. */
const MAX_PAGES = 12

/**
 * Takes pictures of pages that were added, removed or changed, of each group of changes one at least, as far as there is
 * room.
 * @returns by route, how a page looks on each of the devices
 * @throws UsageError where no Chromium can be found
 */
export function photographChanges({ before, after }: Builds, diff: SiteDiff): Promise<Map<string, PageView[]>> {
  const examples = diff.groups.flatMap(({ routes }) => routes.slice(0, 1))
  const all = new Set([...examples, ...diff.added, ...diff.removed, ...diff.changed.map(({ route }) => route)])
  const routes = [...all].slice(0, MAX_PAGES)
  return photograph([before, after], routes, DEVICES, { fullPage: true }, async ([old, now], _, device) => {
    const difference = old && now && (await findDifference(old, now))
    const toView = (image: Buffer | undefined, alt: string) =>
      image && difference !== 0 ? [toPicture(image, device, alt)] : []
    const pictures = await Promise.all([...toView(old, 'Before'), ...toView(now, 'After')])
    return { device: device.name, pictures, difference }
  })
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
