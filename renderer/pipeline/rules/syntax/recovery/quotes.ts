import type { Token } from './recognize'
import { type Proposer, type Repair, replace } from './repair'

const NO_END: [string, string] = ['has a text here that never ends', 'Close it with a double quote on the same line.']
const NO_START: [string, string] = [
  'must have a double quote before this',
  'Texts and names stand in double quotes; only true, false, null and numbers stand without.',
]
const TOO_MANY: [string, string] = [
  'has a double quote too many here',
  'Take it away, or write \\" for a quote inside a text.',
]
const INSIDE: [string, string] = ['has double quotes inside a text', 'Write \\" for a quote inside a text, or “ and ”.']
const BROKEN: [string, string] = ['has a line break inside a text', 'Write \\n for it, or keep the text on one line.']

/** How far from where the text stops being JSON quotes are looked for: the length of the longest texts. */
const FARTHEST = 2000

/** A quote missing or too many, or quotes and line breaks inside a text. Since a text ends on its line, so do its mistakes. */
export const proposeQuotes: Proposer = (text, { tokens, stop }) => {
  const line = text.lastIndexOf('\n', stop - 1) + 1
  const first = tokens.find(({ start }) => start >= Math.max(line, stop - FARTHEST))?.start ?? stop
  const rest =
    text
      .slice(first, stop + FARTHEST)
      .split('\n', 1)[0]
      ?.trimEnd() ?? ''
  const quotes = [...rest.matchAll(/\\.|"/g)].flatMap(({ 0: sign, index }) => (sign === '"' ? [first + index] : []))
  return [
    ...placesForQuote(rest).map((at) => missingQuote(first + at, quotes, first + rest.length)),
    ...quotes.map((at) => replace(at, at + 1, '', TOO_MANY)),
    ...quotes.slice(-1).flatMap((at) => lineBreakInside(text, at)),
    ...quotesInside(text, tokens.at(-1), quotes),
  ]
}

/** A text begins behind a bracket, a comma or a colon, and ends before one. */
function placesForQuote(line: string): number[] {
  const places = line.matchAll(/(?<=(?:^|[{[:,])[ \t]*)(?=[^\s}\],:"])|(?<=[^\s])(?=[ \t]*(?:[,:}\]]|$))/g)
  return [...places].map(({ index }) => index)
}

function missingQuote(at: number, quotes: number[], end: number): Repair {
  const before = quotes.filter((quote) => quote < at)
  const next = quotes.find((quote) => quote >= at)
  if (before.length % 2 === 0) return replace(at, at, '"', NO_START, { start: at, end: (next ?? end - 1) + 1 })
  return replace(at, at, '"', NO_END, { start: before.at(-1) ?? at, end: next === undefined ? end : at })
}

/** Quotes in the middle of a text seem to end it: from the text's own first quote to a later one, all may be one text. */
function quotesInside(text: string, last: Token | undefined, quotes: number[]): Repair[] {
  if (!last || text[last.start] !== '"') return []
  const inside = quotes.filter((quote) => quote >= last.end)
  return inside.map((quote, index) => {
    const mark = { start: last.end - 1, end: (inside[index - 1] ?? last.end) + 1 }
    return replace(last.start, quote + 1, `"${'x'.repeat(quote - last.start - 1)}"`, INSIDE, mark)
  })
}

/** A text that goes on in the next lines, up to the next quote. */
function lineBreakInside(text: string, from: number): Repair[] {
  const close = text.indexOf('"', from + 1)
  const [lineBreak] = /[ \t]*\r?\n/.exec(text.slice(from, close)) ?? []
  if (close < 0 || lineBreak === undefined) return []
  const at = from + text.slice(from, close).indexOf(lineBreak)
  return [replace(from, close, `"${'x'.repeat(close - from - 1)}`, BROKEN, { start: from, end: at })]
}
