import { type Stats, statSync } from 'node:fs'

/** In milliseconds: a file that was written so short a time ago can be written again without its time telling. */
const COARSEST_CLOCK = 2000

/**
 * Changes whenever a file is written.
 * @returns undefined where the file's time can't be trusted yet
 */
export function trustedState({ size, mtimeMs, ctimeMs }: Stats): string | undefined {
  return Math.max(mtimeMs, ctimeMs) > Date.now() - COARSEST_CLOCK ? undefined : `${size} ${mtimeMs} ${ctimeMs}`
}

/** Changes whenever one of these files or folders does. */
export function stateOfAll(paths: string[]): string {
  const states = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : ''
  })
  return states.join('\n')
}
