import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What nothing is made from: hidden files, copies of editors, tests, and what Vite writes while it reads its settings. */
const NO_SOURCE = /(?:^|\/)\.|~$|\.test\.|\.timestamp-/

/**
 * Changes with the name or the content of any of these files, and with Node's version.
 * @param paths files and folders, seen from the project's folder
 */
export function sourcesHash(paths: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of paths.flatMap(filesIn).sort()) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .filter((file) => !NO_SOURCE.test(file))
}
