import type { Browser } from '@playwright/test'
import type { Pair } from '../compare/pair-blocks'
import type { Album, Developed } from './album'
import { compareBands } from './compare-bands'
import type { Region } from './read-regions'
import { shootRegions } from './shoot-regions'

/** A page on one side. */
export interface PageSide {
  url: string
  html: string
}

/** The sides of a page that has them, and what it takes for the present. */
export interface PageSides {
  before?: PageSide
  after?: PageSide
  now: Date
}

/**
 * Takes pictures of parts of a page on both sides, and cuts out what looks different.
 * @returns what became of each pair, in their order
 */
export async function shootPairs(
  browser: Browser,
  album: Album,
  pairs: Pair<Region>[],
  width: number,
  { before, after, now }: PageSides,
): Promise<Developed[]> {
  const shootSide = async (page: PageSide | undefined, side: 0 | 1) => {
    const regions = pairs.flatMap((pair) => pair[side] ?? [])
    if (!page || regions.length === 0) return new Map<Region, never>()
    const selectors = regions.map(({ selector }) => selector)
    const shots = await shootRegions(browser, { url: page.url, width, now }, selectors)
    return new Map(regions.map((region, at) => [region, shots[at]]))
  }
  const old = await shootSide(before, 0)
  const current = await shootSide(after, 1)
  const developed: Developed[] = []
  for (const [from, to] of pairs) {
    const bands = compareBands(from && old.get(from), to && current.get(to))
    developed.push(await album.develop(to?.name ?? from?.name ?? '', width, bands))
  }
  return developed
}
