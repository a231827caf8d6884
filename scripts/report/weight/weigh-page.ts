import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pageFile } from './page-file'

/** What a visitor downloads to read a page, in bytes, gzip. */
export interface PageWeight {
  /** The HTML, whose head holds the styles. */
  html: number
  /** The script with all that it imports at once. */
  script: number
}

/**
 * Weighs a page of a build.
 * @param client the folder of the build's files
 * @returns undefined where the build has no such page
 */
export function weighPage(client: string, route: string): PageWeight | undefined {
  const file = pageFile(client, route)
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  const scripts = Array.from(html.matchAll(/<script[^>]* src="(\/[^"]+)"/g), ([, path = '']) => join(client, path))
  return { html: gzipSync(html).length, script: weighScripts(scripts) }
}

function weighScripts(files: string[]): number {
  const weighed = new Set<string>()
  const weigh = (file: string): number => {
    if (weighed.has(file) || !existsSync(file)) return 0
    weighed.add(file)
    const code = readFileSync(file, 'utf8')
    return gzipSync(code).length + sum(importsOf(code).map((path) => weigh(resolve(dirname(file), path))))
  }
  return sum(files.map((file) => weigh(resolve(file))))
}

/** The files that a module imports before it runs: those of `import('…')` are loaded later. */
const importsOf = (code: string): string[] =>
  Array.from(code.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g), ([, path = '']) => path)

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
