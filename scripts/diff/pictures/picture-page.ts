import type { Browser } from '@playwright/test'
import type { Change } from '../change'
import type { Pair } from '../compare/pair-blocks'
import type { Album } from './album'
import { pairRegions } from './pair-regions'
import { type PageSides, shootPairs } from './shoot-pairs'
import type { PagePictures } from './picture'
import { type Region, readRegions } from './read-regions'
import { touchingStyles } from './touching-styles'

/** Widths of windows, in CSS pixels: a desktop's and a telephone's. */
const WIDTHS = [1440, 390]

/** Of a page that was added or removed only one side is there. */
interface Task extends PageSides {
  route: string
  changes: Change[]
}

/** Takes pictures of the parts of a page that look different; of parts that another page showed, those are taken. */
export async function picturePage(browser: Browser, album: Album, task: Task): Promise<PagePictures> {
  const { route, before, after, changes, now } = task
  const pairs = before && after ? pairRegions(readRegions(before.html), readRegions(after.html), changes) : WHOLE
  const page: PagePictures = { route, regions: [], left: 0 }
  for (const width of WIDTHS) {
    const keyOf = (pair: Pair<Region>) => partKey(pair, width, changes, pairs === WHOLE ? route : '')
    const fresh = pairs.filter((pair) => !album.parts.has(keyOf(pair)))
    if (album.isFull()) {
      page.left += fresh.length
      continue
    }
    const shots = shootPairs(browser, album, fresh, width, { before, after, now })
    const developAt = async (at: number) => (await shots)[at]
    for (const [at, pair] of fresh.entries()) album.parts.set(keyOf(pair), developAt(at))
    const parts = await Promise.all(pairs.map((pair) => album.parts.get(keyOf(pair))))
    page.regions.push(...parts.filter((part) => part !== undefined))
  }
  return page
}

/** All that makes the look of a part. */
function partKey([before, after]: Pair<Region>, width: number, changes: Change[], route: string): string {
  const styles = [before, after].flatMap((region) => (region ? touchingStyles(region, changes) : []))
  return JSON.stringify([route, width, before?.html, after?.html, styles])
}

/** Of a page that only one side has. */
const ALL: Region = { name: 'the page from its top', text: '', html: '', selector: 'body' }
const WHOLE: Pair<Region>[] = [[ALL, ALL]]
