import { existsSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A folder, and the place where it is to be. */
interface Swap {
  next: string
  place: string
}

/**
 * Moves folders to the places of others, all or none of them.
 * @param attic where the replaced ones are moved to: a folder of the same disk
 * @throws where a folder can't be moved; then those that were moved are back at their places
 */
export function swapFolders(swaps: Swap[], attic: string): void {
  const moves: [from: string, to: string][] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    moves.push([from, to])
  }
  try {
    for (const { next, place } of swaps) {
      if (existsSync(place)) move(place, join(attic, `replaced-${basename(place)}`))
      move(next, place)
    }
  } catch (error) {
    for (const [from, to] of moves.toReversed()) renameSync(to, from)
    throw error
  }
}
