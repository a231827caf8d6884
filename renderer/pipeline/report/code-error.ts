import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { isRenderError } from '../pages/render-error'

/** The end of a line of a stack: a file's path or address, its line and its column. */
const STACK_PLACE = /((?:file:\/\/)?\/[^\s():]+|[A-Za-z]:[\\/][^\s():]+):(\d+):(\d+)\)?$/

/** The same as a bundler writes it in a message. */
const MESSAGE_PLACE = /(?:sections|renderer)\/[^\s:]+:\d+:\d+/

interface CodeErrorReport {
  text: string
  /** Whether a file of sections/ has to do with it: else the mistake is ours. */
  isInSections: boolean
}

/**
 * Tells an error of the code that makes pages: what a component has thrown, with the page and the section that was rendered, or
 * what a bundler says of a file. It begins with the place where to look.
 */
export function reportCodeError(error: unknown): CodeErrorReport {
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

/** "sections/hero/Hero.tsx:12:7" of each line of a stack that is in the project's own files, each once. */
function placesIn(stack: string): string[] {
  const places = stack.split('\n').flatMap((line) => {
    const [, path = '', row, column] = STACK_PLACE.exec(line.trim()) ?? []
    const file = relative(process.cwd(), path.startsWith('file:') ? fileURLToPath(path) : path).replaceAll('\\', '/')
    return /^(?:sections|renderer)\//.test(file) ? [`${file}:${row}:${column}`] : []
  })
  return [...new Set(places)]
}
