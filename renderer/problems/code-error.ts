import { existsSync, readFileSync } from 'node:fs'
import { type SourceMapPayload, SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const NAME = 'RenderError'

/** Thrown where a page can't be rendered. The message says what was being rendered, the cause is what a component threw. */
export class RenderError extends Error {
  override readonly name = NAME
}

/** Whether an error is a RenderError. It compares names, since the bundled code has a class of its own. */
export const isRenderError = (error: unknown): error is RenderError => error instanceof Error && error.name === NAME

/** The end of a line of a stack trace: a file's path or URL, its line and its column. */
const STACK_PLACE = /((?:file:\/\/)?\/[^\s():]+|[A-Za-z]:[\\/][^\s():]+):(\d+):(\d+)\)?$/

/** A place in a message of a bundler. */
const MESSAGE_PLACE = /(?:sections|renderer)\/[^\s:]+:\d+:\d+/

/**
 * Reports an error of the code that makes pages: one that a component threw, with the page and the section, or one of a
 * bundler. The report begins with the place that needs a change.
 * @returns the report, and whether a file of sections/ is involved; if not, the mistake is Plat's own
 */
export function reportCodeError(error: unknown): { text: string; isInSections: boolean } {
  const thrown = isRenderError(error) ? error.cause : error
  const [inMessage] = MESSAGE_PLACE.exec(String(thrown)) ?? []
  const places = inMessage ? [inMessage] : thrown instanceof Error ? placesIn(thrown.stack ?? '') : []
  const inSections = places.find((place) => place.startsWith('sections/'))
  const first = inSections ?? places[0] ?? 'The code of the pages'
  const lines = [
    `${first}  error  ${stripVTControlCharacters(String(thrown)).trim()}`,
    ...(isRenderError(error) ? [`  while ${error.message} was rendered`] : []),
    ...places.filter((place) => place !== first).map((place) => `    from ${place}`),
  ]
  return { text: `${lines.join('\n')}\n`, isInSections: inSections !== undefined }
}

/** The places of a stack trace in the project's own files, each once: "sections/hero/Hero.tsx:12:7". */
function placesIn(stack: string): string[] {
  const places = stack.split('\n').flatMap((line) => {
    const [, path = '', row = '', column = ''] = STACK_PLACE.exec(line.trim()) ?? []
    if (!path) return []
    const { file, ...at } = sourcePlace(
      path.startsWith('file:') ? fileURLToPath(path) : path,
      Number(row),
      Number(column),
    )
    const own = relative(process.cwd(), file).replaceAll('\\', '/')
    return /^(?:sections|renderer)\//.test(own) ? [`${own}:${at.line}:${at.column}`] : []
  })
  return [...new Set(places)]
}

/** The place in a source file of a place in a bundle with a source map; other files are sources themselves. */
function sourcePlace(file: string, line: number, column: number): { file: string; line: number; column: number } {
  const map = `${file}.map`
  if (!existsSync(map)) return { file, line, column }
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload).findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return { file, line, column }
  const source = resolve(dirname(file), entry.originalSource)
  return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
