import { existsSync, readFileSync } from 'node:fs'
import { type SourceMapPayload, SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A place in a bundle: "file:///…/usage.mjs:5312:14". */
const PLACE = /(file:\/\/\S+?\.[cm]js):(\d+):(\d+)/g

/** What was printed of an error, with the places in our sources instead of those in the bundles that run.mjs made of them. */
export function mapPlaces(text: string): string {
  return text.replace(PLACE, (place, bundle: string, line: string, column: string) => {
    const entry = readMap(bundle)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const source = new URL(entry.originalSource, bundle)
    return `${fileURLToPath(source)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

/** The map beside a bundle; files that are no bundles have none. */
function readMap(bundle: string): SourceMap | undefined {
  const file = `${fileURLToPath(bundle)}.map`
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined
}
