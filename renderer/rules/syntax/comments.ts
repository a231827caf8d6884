/** The kinds of comments that other languages have, and what ends them; else they end with their line. */
const COMMENTS: [start: string, end?: string][] = [['//'], ['#'], ['/*', '*/'], ['<!--', '-->']]

/**
 * Finds where consecutive comments end, since they are one mistake. An unclosed comment ends with its line.
 * @returns the place itself if no comment begins there
 */
export function endOfComments(text: string, start: number): number {
  // what is not closed once is not closed later: to search for it again would take quadratic time
  const unclosed = new Set<string>()
  let end = start
  for (;;) {
    const next = indexOfSign(text, end)
    const kind = COMMENTS.find(([sign]) => text.startsWith(sign, next))
    if (!kind) return end
    const [sign, closing] = kind
    const closed = closing === undefined || unclosed.has(sign) ? -1 : text.indexOf(closing, next + sign.length)
    if (closing !== undefined && closed < 0) unclosed.add(sign)
    end = closing !== undefined && closed >= 0 ? closed + closing.length : endOfLine(text, next)
  }
}

/** The first place from another one on that is no space. */
function indexOfSign(text: string, start: number): number {
  const space = /\s*/y
  space.lastIndex = start
  space.test(text)
  return space.lastIndex
}

/** The end of a line, without the spaces there. */
function endOfLine(text: string, start: number): number {
  const line = /.*/y
  line.lastIndex = start
  const [found = ''] = line.exec(text) ?? []
  return start + found.trimEnd().length
}
