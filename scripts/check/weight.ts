import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileOf } from '../../renderer/emit/site-files'

const KB = 1024

/**
 * What a page may weigh with its styles, gzip, in bytes: what a server sends in two round trips (14 KB in the first, twice as
 * much in the second), with room for pages that hold more.
 */
export const PAGE_BUDGET = 24 * KB

/** What the script of a page and all that it imports at once may weigh, gzip, in bytes: it loads the rest when it is needed. */
export const SCRIPT_BUDGET = 3 * KB

/**
 * What a visitor downloads to read a page, in bytes, gzip: the HTML, whose head holds the styles, and the script with all
 * that it imports at once.
 * @param client the folder of the build's files
 * @returns undefined where the build has no such page
 */
export function weighPage(client: string, route: string): { html: number; script: number } | undefined {
  const file = join(client, fileOf(route))
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  const scripts = Array.from(html.matchAll(/<script[^>]* src="(\/[^"]+)"/g), ([, path = '']) => join(client, path))
  return { html: gzipSync(html).length, script: weighScripts(scripts) }
}

/** Scripts with what they import before they run: the modules of `import('…')` are loaded later. */
function weighScripts(entries: string[]): number {
  const files = new Set(entries.map((file) => resolve(file)))
  let total = 0
  // the loop also visits what is added to the set meanwhile
  for (const file of files) {
    if (!existsSync(file)) continue
    const code = readFileSync(file, 'utf8')
    total += gzipSync(code).length
    for (const [, path = ''] of code.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g))
      files.add(resolve(dirname(file), path))
  }
  return total
}
