import { statSync } from 'node:fs'

/** Changes whenever one of these files or folders does. */
export function stateOfAll(paths: string[]): string {
  const states = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : ''
  })
  return states.join('\n')
}
