import {
  type Bracket,
  type Message,
  type Propose,
  type Reading,
  type Repair,
  blankText,
  closing,
  insertAfter,
  insertBefore,
  replace,
} from './repairs'

const NO_END: Message = ['has a text here that never ends', 'Close it with a double quote on the same line.']
const NO_START: Message = [
  'must have a double quote before this',
  'Texts and names stand in double quotes; only true, false, null and numbers stand without.',
]
const QUOTE_TOO_MANY: Message = [
  'has a double quote too many here',
  'Take it away, or write \\" for a quote inside a text.',
]
const QUOTES_INSIDE: Message = ['has double quotes inside a text', 'Write \\" for a quote inside a text, or “ and ”.']
const LINE_BREAK: Message = ['has a line break inside a text', 'Write \\n for it, or keep the text on one line.']

/** How far from where the text stops being JSON quotes are looked for: the length of the longest texts. */
const LONGEST_TEXT = 2000

/** A text begins behind a bracket, a comma or a colon, and ends before one. */
const QUOTE_PLACES = /(?<=(?:^|[{[:,])[ \t]*)(?=[^\s}\],:"])|(?<=[^\s])(?=[ \t]*(?:[,:}\]]|$))/g

/** A quote missing or too many, or quotes and line breaks inside a text. Since a text ends on its line, so do its mistakes. */
export const proposeQuotes: Propose = (reading) => {
  const { text, tokens, stop } = reading
  const line = Math.max(text.lastIndexOf('\n', stop.start - 1) + 1, stop.start - LONGEST_TEXT)
  const { start: first } = tokens.find(({ start }) => start >= line) ?? stop
  const [rest = ''] = text.slice(first, stop.start + LONGEST_TEXT).split('\n', 1)
  const places = [...rest.trimEnd().matchAll(QUOTE_PLACES)].map(({ index }) => first + index)
  const quotes = [...rest.matchAll(/\\.|"/g)].flatMap(({ 0: sign, index }) => (sign === '"' ? [first + index] : []))
  return [
    ...places.map((at) => missingQuote(at, quotes, first + rest.trimEnd().length)),
    ...quotes.map((at) => replace(at, at + 1, '', QUOTE_TOO_MANY)),
    ...quotes.slice(-1).flatMap((at) => lineBreakInside(text, at)),
    ...quotesInside(reading, quotes),
  ]
}

function missingQuote(at: number, quotes: number[], end: number): Repair {
  const before = quotes.filter((quote) => quote < at)
  const next = quotes.find((quote) => quote >= at)
  if (before.length % 2 === 0) return replace(at, at, '"', NO_START, { start: at, end: (next ?? end - 1) + 1 })
  return replace(at, at, '"', NO_END, { start: before.at(-1) ?? at, end: next === undefined ? end : at })
}

/** A text that goes on in the next lines, up to the next quote. */
function lineBreakInside(text: string, from: number): Repair[] {
  const close = text.indexOf('"', from + 1)
  const [lineBreak] = text.slice(from, close).matchAll(/[ \t]*\r?\n/g)
  if (close < 0 || !lineBreak) return []
  const mark = { start: from, end: from + lineBreak.index }
  return [replace(from, close + 1, blankText(close + 1 - from), LINE_BREAK, mark)]
}

/** Quotes in the middle of a text seem to end it: from the text's own first quote to a later one, all may be one text. */
function quotesInside({ text, tokens }: Reading, quotes: number[]): Repair[] {
  const last = tokens.at(-1)
  if (!last || text[last.start] !== '"') return []
  const inside = quotes.filter((quote) => quote >= last.end)
  return inside.map((quote, index) => {
    const mark = { start: last.end - 1, end: (inside[index - 1] ?? last.end) + 1 }
    return replace(last.start, quote + 1, blankText(quote + 1 - last.start), QUOTES_INSIDE, mark)
  })
}

/** An error shows a few tokens behind a bracket at most, unless the text goes on as if nothing were wrong. */
const TOKENS_BACK = 4

/** A bracket missing, too many, or of the wrong kind. */
export const proposeBrackets: Propose = ({ text, tokens, stop }) => {
  const { start, end, open } = stop
  const near = [...tokens.slice(-TOKENS_BACK), stop].toReversed()
  const closers = near.flatMap(({ open }, index) => {
    const before = near[index + 1]
    return open && before ? [missingClosing(open, before.end)] : []
  })
  const surplus = near.filter((token) => /[{}[\]]/.test(text.charAt(token.start))).map((token) => tooMany(text, token))
  // where the last value begins that stands in the open bracket
  const value = tokens.findLast((token) => token.open === open && token.expected === 'value') ?? stop
  const openers = [value, stop].flatMap(({ start }) => [missingOpening('{', start), missingOpening('[', start)])
  const isCloser = isClosing(text, start)
  const other = open?.sign === '{' ? '[' : '{'
  return [
    ...(isCloser && open ? [replace(start, end, closing(open), mustBe(closing(open)))] : []),
    ...closers,
    ...(isCloser ? [surplus, openers] : [openers, surplus]).flat(),
    ...(open ? [replace(open.start, open.start + 1, other, mustBe(other))] : []),
  ]
}

const isClosing = (text: string, at: number) => /[}\]]/.test(text.charAt(at))

/** The closing bracket of an open one is missing behind a place. */
function missingClosing(open: Bracket, at: number, after = ''): Repair {
  const hint = `Add it, or look for a ${open.sign} that is too many.`
  return insertAfter(at, closing(open) + after, [`must have a closing ${closing(open)} after this`, hint])
}

const missingOpening = (bracket: string, at: number) =>
  insertBefore(at, bracket, [`must have an opening ${bracket} before this`, 'Every closing bracket needs its partner.'])

/** A bracket that has no partner. */
function tooMany(text: string, { start, end }: { start: number; end: number }): Repair {
  const hint = 'Take it away, or look for the bracket that should be its partner.'
  return replace(start, end, '', [`has a ${text.charAt(start)} too many here`, hint])
}

const mustBe = (bracket: string): Message => [
  `must have a ${bracket} here`,
  'Members stand between { and }, lists between [ and ].',
]

/**
 * A bracket missing or too many far before the text stops being JSON: where the lines of two that the grammar takes for
 * partners are not indented alike, they are no partners.
 */
export const proposeByIndentation: Propose = ({ text, tokens, stop }) => {
  const closed = tokens.flatMap(({ start, open }) => (open && isClosing(text, start) ? [{ open, close: start }] : []))
  const unclosed: typeof closed = []
  for (let { open } = stop; open; open = open.around) unclosed.push({ open, close: text.length })
  // a bracket of the wrong kind was to close the innermost
  if (unclosed[0] && isClosing(text, stop.start)) unclosed[0].close = stop.start
  const pairs = [...closed, ...unclosed].map(({ open, close }) => ({
    open,
    close,
    shift: indentAt(text, close) - indentAt(text, open.start),
  }))
  // the innermost is where it began: the partners of all around it are shifted by it
  const missing = pairs.find(({ shift }) => shift < 0)
  const surplus = pairs.find(({ shift }) => shift > 0)
  return [
    ...(missing ? closeByIndentation(text, missing.open) : []),
    ...(surplus ? [tooMany(text, { start: surplus.close, end: surplus.close + 1 })] : []),
  ]
}

/** Before the first line that is indented no deeper than the bracket's own, the bracket must have been closed. */
function closeByIndentation(text: string, open: Bracket): Repair[] {
  const indent = indentAt(text, open.start)
  const lines = [...text.slice(open.start).matchAll(/\n([ \t]*)(?=[^\s])/g)]
  const line = lines.find(([, space = '']) => space.length <= indent)
  if (!line) return []
  const before = text.slice(0, open.start + line.index).trimEnd().length
  if (text[before - 1] === ',') return [missingClosing(open, before - 1)]
  return [missingClosing(open, before), missingClosing(open, before, ',')]
}

/** How deep the line of a place is indented; the end of the text is less deep than any line. */
function indentAt(text: string, offset: number): number {
  if (offset >= text.length) return -1
  const line = text.lastIndexOf('\n', offset - 1) + 1
  return text.slice(line, offset).search(/[^ \t]|$/)
}
