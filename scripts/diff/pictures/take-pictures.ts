import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, OFFLINE, findChromium } from '../../browsers'
import { createProgress } from '../../terminal'
import { serveBuild } from '../../serve/static-server'
import type { Sides } from '../build-sides'
import type { BuiltSite } from '../built-site'
import type { SiteDiff } from '../change'
import { createAlbum } from './album'
import type { PagePictures } from './picture'
import { picturePage } from './picture-page'
import type { PageSide } from './shoot-pairs'

/** Pages under way at once. */
const AT_ONCE = 2

/** Takes pictures of every page that was changed, added or removed, and keeps of them what looks different. */
export async function takePictures(
  folders: Sides,
  sites: { before: BuiltSite; after: BuiltSite },
  { changed, added, removed, groups }: SiteDiff,
): Promise<PagePictures[]> {
  const examples = new Set(groups.map(({ routes }) => routes[0]))
  // where there is not room for all, each group shows something
  const isFirst = ({ route }: { route: string }) => Number(examples.has(route))
  const left = [
    ...[...added, ...removed].map((route) => ({ route, changes: [] })),
    ...[...changed].sort((one, other) => isFirst(other) - isFirst(one)),
  ]
  if (left.length === 0) return []
  const total = left.length
  const served = { before: await serveBuild(folders.before), after: await serveBuild(folders.after) }
  const sideOf = (side: 'before' | 'after', route: string): PageSide | undefined => {
    const html = sites[side].pages.get(route)
    return html === undefined ? undefined : { url: served[side].origin + route, html }
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, OFFLINE] })
  const progress = createProgress('pictures of pages')
  try {
    const album = createAlbum()
    const now = new Date()
    const pages: PagePictures[] = []
    const work = async () => {
      for (let page = left.shift(); page; page = left.shift()) {
        const { route, changes } = page
        const sides = { before: sideOf('before', route), after: sideOf('after', route) }
        pages.push(await picturePage(browser, album, { route, changes, now, ...sides }))
        progress.update(pages.length, total)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return pages.sort((one, other) => (one.route < other.route ? -1 : 1))
  } finally {
    progress.end()
    await browser.close()
    for (const { close } of Object.values(served)) close()
  }
}
