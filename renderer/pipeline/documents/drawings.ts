import type { Fault } from './files'

/** What may stand before a drawing's first element. */
const PROLOG = /^(?:\xef\xbb\xbf)?(?:\s|<\?(?:(?!\?>)[^])*\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)*<(?:\w+:)?svg[\s>/]/i

/** The end of a drawing, or a drawing that is a single element. */
const END = /^(?:<\/(?:\w+:)?svg\s*>|<[^<]*\/>)\s*$/

/** Stops at the next "<", so that many that never end take no longer. */
const TAG = /<[a-z](?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/gi

/** What a drawing may not hold: it would run for whoever opens the drawing by its address, or tell another company of the visit. */
const UNSAFE: [pattern: RegExp, name: (found: string) => string][] = [
  [/^<(?:\w+:)?script[\s>/]/i, () => 'a script'],
  [/^<(?:\w+:)?foreignObject[\s>/]/i, () => 'a <foreignObject>, which can hold a page of its own'],
  [/\son[a-z]+(?=\s*=\s*["'])/i, (found) => `code of its own ("${found.trim()}")`],
  [/=\s*["']\s*javascript:/i, () => 'a link that runs a script'],
  [/\b(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/[^/"']+/i, (found) => `a part that is loaded from ${hostIn(found)}`],
]

/** The same for its styles, in elements and in attributes. */
const FOREIGN_STYLE = /(?:url\(|@import)\s*["']?\s*(?:url\(\s*["']?)?(?:https?:)?\/\/[^/"')\s]+/i

const hostIn = (text: string): string => text.replace(/^.*\/\//s, '')

/**
 * What is wrong with an SVG; undefined where it can be published.
 * @param text its bytes as Latin-1, since its markup is ASCII
 */
export function drawingFault(text: string): Fault | undefined {
  const elements = stripComments(text)
  if (!PROLOG.test(elements)) return { what: 'is no drawing: its first element is not <svg>', hint: EXPORT }
  if (!END.test(elements.slice(elements.lastIndexOf('<'))))
    return { what: 'is cut off: it does not end with </svg>', hint: EXPORT }
  const style = FOREIGN_STYLE.exec(text)?.[0]
  const found = style ? `a style that is loaded from ${hostIn(style)}` : unsafePartOf(text)
  return found === undefined ? undefined : { what: `holds ${found}`, hint: `Delete that from the drawing. ${EXPORT}` }
}

const EXPORT = 'Export it again as plain SVG from the program it was made with.'

function unsafePartOf(text: string): string | undefined {
  for (const [tag] of text.matchAll(TAG))
    for (const [pattern, name] of UNSAFE) {
      const found = pattern.exec(tag)?.[0]
      if (found !== undefined) return name(found)
    }
  return undefined
}

/** A text without its comments; one that never ends stays. */
function stripComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  const rests = others.map((other) => {
    const end = other.indexOf('-->')
    return end < 0 ? `<!--${other}` : other.slice(end + '-->'.length)
  })
  return first + rests.join('')
}
