import { existsSync, readFileSync } from 'node:fs'
import { type SourceMapPayload, SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const NAME = 'RenderError'

/** Thrown if a page can't be rendered. The message says what was being rendered; the cause is what a component threw. */
export class RenderError extends Error {
  override readonly name = NAME
}

/** Whether an error is a RenderError. Compares names, since the bundled code has its own copy of the class. */
export const isRenderError = (error: unknown): error is RenderError => error instanceof Error && error.name === NAME

/** The end of a line in a stack trace: a file's path or URL, with a line and a column. */
const STACK_PLACE = /((?:file:\/\/)?\/[^\s():]+|[A-Za-z]:[\\/][^\s():]+):(\d+):(\d+)\)?$/

/** A place in a bundler's message. */
const MESSAGE_PLACE = /(?:sections|renderer)\/[^\s:]+:\d+:\d+/

/**
 * Reports an error in the code of the pages: one that a component threw, with its page and section, or a bundler's. The
 * report begins with the place to change.
 * @returns the report, and whether a file of sections/ is involved; if not, it is a bug in Plat
 */
export function reportCodeError(error: unknown): { text: string; isInSections: boolean } {
  const thrown = isRenderError(error) ? error.cause : error
  const [inMessage] = MESSAGE_PLACE.exec(String(thrown)) ?? []
  const places = inMessage ? [inMessage] : thrown instanceof Error ? placesIn(thrown.stack ?? '') : []
  const inSections = places.find((place) => place.startsWith('sections/'))
  const first = inSections ?? places[0] ?? 'The pages’ code'
  const lines = [
    `${first}  error  ${stripVTControlCharacters(String(thrown)).trim()}`,
    ...(isRenderError(error) ? [`  while rendering ${error.message}`] : []),
    ...places.filter((place) => place !== first).map((place) => `    from ${place}`),
  ]
  return { text: `${lines.join('\n')}\n`, isInSections: inSections !== undefined }
}

/** The places in a stack trace that are in the project's own files, each once: "sections/hero/Hero.tsx:12:7". */
function placesIn(stack: string): string[] {
  const places = new Set<string>()
  for (const stackLine of stack.split('\n')) {
    const [, path, row, column] = STACK_PLACE.exec(stackLine.trim()) ?? []
    if (!path) continue
    const source = sourcePlace(path.startsWith('file:') ? fileURLToPath(path) : path, Number(row), Number(column))
    const file = relative(process.cwd(), source.file).replaceAll('\\', '/')
    if (/^(?:sections|renderer)\//.test(file)) places.add(`${file}:${source.line}:${source.column}`)
  }
  return [...places]
}

/** Maps a place in a bundle with a source map to its source file. Files without a source map are sources themselves. */
function sourcePlace(file: string, line: number, column: number): { file: string; line: number; column: number } {
  const map = `${file}.map`
  if (!existsSync(map)) return { file, line, column }
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload).findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return { file, line, column }
  const source = resolve(dirname(file), entry.originalSource)
  return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
