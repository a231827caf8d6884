const QUOTE = 0x22

/** What JSON allows between a name and its colon: space, tab, line feed, carriage return. */
const isBlank = (code: number) => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d

/**
 * How often the quote that ends a name stands in a JSON text, with its colon. The same can stand within a text, but it is
 * never found less often than there are names.
 */
export function countWrittenNames(text: string): number {
  let names = 0
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1
    while (isBlank(text.charCodeAt(before))) before--
    if (text.charCodeAt(before) === QUOTE) names++
  }
  return names
}
