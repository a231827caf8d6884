import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileOf } from '../../renderer/emit/site-files'

const KB = 1024

/**
 * The most that a page may weigh with its styles, in bytes, gzip: less than a server sends in two round trips (14 KB in the
 * first, twice as much in the second).
 */
export const PAGE_BUDGET = 24 * KB

/** The most that a page's script may weigh with its static imports, in bytes, gzip. It loads the rest when needed. */
export const SCRIPT_BUDGET = 3 * KB

/**
 * Weighs what a visitor downloads to read a page, in bytes, gzip: the HTML, with the styles in its head, and the script with
 * its static imports.
 * @param client the folder of the build's files
 * @returns undefined if the build has no such page
 */
export function weighPage(client: string, route: string): { html: number; script: number } | undefined {
  const file = join(client, fileOf(route))
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  const scripts = Array.from(html.matchAll(/<script[^>]* src="(\/[^"]+)"/g), ([, path = '']) => join(client, path))
  return { html: gzipSync(html).length, script: weighScripts(scripts) }
}

/** Weighs scripts with their static imports. */
function weighScripts(entries: string[]): number {
  const files = new Set(entries.map((file) => resolve(file)))
  let total = 0
  // the loop also visits files that it adds to the set
  for (const file of files) {
    if (!existsSync(file)) continue
    const code = readFileSync(file, 'utf8')
    total += gzipSync(code).length
    for (const [, path = ''] of code.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g))
      files.add(resolve(dirname(file), path))
  }
  return total
}
