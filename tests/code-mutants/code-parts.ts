import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * In lines. Stryker keeps which of all tests reach which change, and of all the pipeline's changes at once that takes more
 * than ten gigabytes.
 */
const MOST_LINES = 1000

/**
 * Divides a folder's code into parts that Stryker can change in one run each.
 * @returns for each part its files
 */
export function codeParts(folder: string): string[][] {
  const parts: { files: string[]; lines: number }[] = []
  for (const file of codeFiles(folder)) {
    const lines = readFileSync(file, 'utf8').split('\n').length
    const last = parts.at(-1)
    if (!last || last.lines + lines > MOST_LINES) parts.push({ files: [file], lines })
    else {
      last.files.push(file)
      last.lines += lines
    }
  }
  return parts.map(({ files }) => files)
}

const codeFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()
