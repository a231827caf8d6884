import type { Change } from '../change'
import { changedRuns } from '../compare/changed-runs'
import { type Pair, pairBlocks } from '../compare/pair-blocks'
import { touchingStyles } from './touching-styles'
import type { Region } from './read-regions'

/**
 * The parts of a page that may look different, each with the one that it came from: those with another HTML, and those
 * that a changed style touches. Comparing part by part, one that grew does not move what follows out of its place.
 */
export function pairRegions(before: Region[], after: Region[], changes: Change[]): Pair<Region>[] {
  const runs = changedRuns(before, after, ({ html }) => html)
  const pairs = runs.flatMap(({ removed, added }) => pairBlocks(removed, added))
  const gone = new Set(runs.flatMap(({ removed }) => removed))
  const come = new Set(runs.flatMap(({ added }) => added))
  const kept = after.filter((region) => !come.has(region))
  const restyled = before
    .filter((region) => !gone.has(region))
    .map((region, at): Pair<Region> => [region, kept[at]])
    .filter(([region]) => region && touchingStyles(region, changes).length > 0)
  return [...restyled, ...pairs].sort((one, other) => placeOf(one) - placeOf(other))

  function placeOf([old, now]: Pair<Region>): number {
    return now ? after.indexOf(now) : old ? before.indexOf(old) : 0
  }
}
