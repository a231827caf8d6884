import { existsSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A folder, and the path to move it to. */
interface Swap {
  next: string
  place: string
}

/**
 * Moves folders to other paths, and the folders there out of the way: all of them, or none.
 * @param attic a folder on the same disk for the replaced folders
 * @throws if a folder can't be moved; then the moved ones are back in their places
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
