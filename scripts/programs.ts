import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Finds the program of an installed package as npm does: in node_modules/.bin of this folder or of one above it.
 * @param name for example "tsc"
 * @throws if it isn't installed
 */
export function findProgram(name: string): string {
  for (let folder = resolve('.'); ; folder = dirname(folder)) {
    const program = join(folder, 'node_modules/.bin', name)
    if (existsSync(program)) return program
    if (folder === dirname(folder)) throw new Error(`${name} is not installed. Run npm install.`)
  }
}
