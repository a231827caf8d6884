import {
  type Message,
  type Propose,
  type Reading,
  type Repair,
  type Token,
  closing,
  insertAfter,
  replace,
  replaceText,
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
  const [rest = ''] = text.slice(first, stop.start + LONGEST_TEXT).split(/\s*(?:\n|$)/, 1)
  const end = first + rest.length
  const places = [...rest.matchAll(QUOTE_PLACES)].map(({ index }) => first + index)
  const quotes = [...rest.matchAll(/\\.|"/g)].flatMap(({ 0: sign, index }) => (sign === '"' ? [first + index] : []))
  // a text that goes on in the next lines
  const last = quotes.at(-1)
  const close = text.indexOf('"', end)
  return [
    ...places.map((at) => missingQuote(at, quotes, end)),
    ...quotes.map((at) => replace(at, at + 1, '', QUOTE_TOO_MANY)),
    ...(last === undefined || close < 0 ? [] : [replaceText(last, close + 1, LINE_BREAK, { start: last, end })]),
    ...quotesInside(reading, quotes),
  ]
}

function missingQuote(at: number, quotes: number[], end: number): Repair {
  const before = quotes.filter((quote) => quote < at)
  const next = quotes.find((quote) => quote >= at)
  if (before.length % 2 === 0) return replace(at, at, '"', NO_START, { start: at, end: (next ?? end - 1) + 1 })
  return replace(at, at, '"', NO_END, { start: before.at(-1) ?? at, end: next === undefined ? end : at })
}

/** Quotes in the middle of a text seem to end it: from the text's own first quote to a later one, all may be one text. */
function quotesInside({ tokens }: Reading, quotes: number[]): Repair[] {
  const last = tokens.at(-1)
  if (last?.sign !== '"') return []
  const inside = quotes.filter((quote) => quote >= last.end)
  return inside.map((quote, index) => {
    const mark = { start: last.end - 1, end: (inside[index - 1] ?? last.end) + 1 }
    return replaceText(last.start, quote + 1, QUOTES_INSIDE, mark)
  })
}

/** An error shows a few tokens behind a bracket at most, unless the text goes on as if nothing were wrong. */
const TOKENS_BACK = 4

/** A bracket missing, too many, or of the wrong kind. */
export const proposeBrackets: Propose = ({ tokens, stop }) => {
  const { open } = stop
  const near = [...tokens.slice(-TOKENS_BACK), stop].toReversed()
  const closers = near.flatMap(({ open }, index) => {
    const before = near[index + 1]
    return open && before ? [missingClosing(open, before.end)] : []
  })
  const surplus = near.filter(({ sign }) => /[{}[\]]/.test(sign)).map(tooMany)
  // where the last value begins that stands in the open bracket
  const value = tokens.findLast((token, index) => token.open === open && isValue(token, tokens[index - 1])) ?? stop
  const openers = ['{', '['].map((bracket) => {
    const hint = 'Every closing bracket needs its partner.'
    return replace(value.start, value.start, bracket, [`must have an opening ${bracket} before this`, hint])
  })
  return [
    ...(isClosing(stop) && open ? [mustBe(stop, closing(open))] : []),
    ...closers,
    // where the text stops at a closing bracket, it is likelier too many than without its partner
    ...(isClosing(stop) ? [surplus, openers] : [openers, surplus]).flat(),
    ...(open ? [mustBe(open, open.sign === '{' ? '[' : '{')] : []),
  ]
}

const isValue = ({ open }: Token, before: Token | undefined) =>
  /^[:[]?$/.test(before?.sign ?? '') || (before?.sign === ',' && open?.sign === '[')

const isClosing = ({ sign }: Token) => /[}\]]/.test(sign)

/** The closing bracket of an open one is missing behind a place. */
function missingClosing(open: Token, at: number, after = ''): Repair {
  const hint = `Add it, or look for a ${open.sign} that is too many.`
  return insertAfter(at, closing(open) + after, [`must have a closing ${closing(open)} after this`, hint])
}

/** A bracket that has no partner. */
function tooMany({ sign, start, end }: Token): Repair {
  const hint = 'Take it away, or look for the bracket that should be its partner.'
  return replace(start, end, '', [`has a ${sign} too many here`, hint])
}

/** A bracket of the wrong kind. */
function mustBe({ start, end }: Token, bracket: string): Repair {
  const hint = 'Members stand between { and }, lists between [ and ].'
  return replace(start, end, bracket, [`must have a ${bracket} here`, hint])
}

/**
 * A bracket missing or too many far before the text stops being JSON: where the lines of two that the grammar takes for
 * partners are not indented alike, they are no partners.
 */
export const proposeByIndentation: Propose = ({ text, tokens, stop }) => {
  const pairs = [...tokens, stop].flatMap((close) => {
    const { open } = close
    if (!open || !isClosing(close)) return []
    return [{ open, close, shift: indentAt(text, close.start) - indentAt(text, open.start) }]
  })
  // the innermost is where it began: the partners of all around it are shifted by it
  const surplus = pairs.find(({ shift }) => shift > 0)?.close
  const missing = pairs.find(({ shift }) => shift < 0)?.open ?? stop.open
  return [...(missing ? closeByIndentation(text, missing) : []), ...(surplus ? [tooMany(surplus)] : [])]
}

/** Before the first line that is indented no deeper than the bracket's own, the bracket must have been closed. */
function closeByIndentation(text: string, open: Token): Repair[] {
  const line = text.slice(open.start).search(new RegExp(`\\n[ \\t]{0,${indentAt(text, open.start)}}\\S`))
  if (line < 0) return []
  const before = text.slice(0, open.start + line).trimEnd()
  const at = before.length - (before.endsWith(',') ? 1 : 0)
  return [missingClosing(open, at), missingClosing(open, at, ',')]
}

/** How deep the line of a place is indented. */
function indentAt(text: string, offset: number): number {
  const line = text.lastIndexOf('\n', offset - 1) + 1
  return text.slice(line, offset).search(/[^ \t]|$/)
}
