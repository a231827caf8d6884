import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The program of an installed package: in node_modules/.bin of this folder or of one around it, as npm looks for it.
 * @param name "tsc"
 * @throws where it is not installed
 */
export function findProgram(name: string): string {
  for (let folder = resolve('.'); ; folder = dirname(folder)) {
    const program = join(folder, 'node_modules/.bin', name)
    if (existsSync(program)) return program
    if (folder === dirname(folder)) throw new Error(`${name} is not installed. Run npm install.`)
  }
}
