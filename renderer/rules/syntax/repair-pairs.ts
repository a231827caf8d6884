import {
  type Message,
  type Propose,
  type Reading,
  type Repair,
  type SyntaxToken,
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

/** How far from the place where the text stops being JSON quotes are considered. */
const LONGEST_TEXT = 2000

/** Texts begin after a bracket, a comma or a colon, and end before one. */
const QUOTE_PLACES = /(?<=(?:^|[{[:,])[ \t]{0,80})(?=[^\s}\],:"])|(?<=[^\s])(?=[ \t]{0,80}(?:[,:}\]]|$))/g

/** Repairs of a missing or surplus quote, and of quotes and line breaks inside a text, all within one line. */
export const proposeQuotes: Propose = (reading) => {
  const { text, tokens, stop } = reading
  const line = Math.max(text.lastIndexOf('\n', stop.start - 1) + 1, stop.start - LONGEST_TEXT)
  const { start: first } = tokens.find(({ start }) => start >= line) ?? stop
  const [untrimmed = ''] = text.slice(first, stop.start + LONGEST_TEXT).split('\n', 1)
  const rest = untrimmed.trimEnd()
  const end = first + rest.length
  const places = [...rest.matchAll(QUOTE_PLACES)].map(({ index }) => first + index)
  const quotes = [...rest.matchAll(/\\.|"/g)].flatMap(({ 0: sign, index }) => (sign === '"' ? [first + index] : []))
  // for a text that continues on the next lines
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

/** A quote in the middle of a text seems to end it: everything from its first quote to a later one may be one text. */
function quotesInside({ tokens }: Reading, quotes: number[]): Repair[] {
  const last = tokens.at(-1)
  if (last?.sign !== '"') return []
  const inside = quotes.filter((quote) => quote >= last.end)
  return inside.map((quote, index) => {
    const mark = { start: last.end - 1, end: (inside[index - 1] ?? last.end) + 1 }
    return replaceText(last.start, quote + 1, QUOTES_INSIDE, mark)
  })
}

/** A wrong bracket is noticed within a few tokens, unless the text continues as if nothing were wrong. */
const TOKENS_BACK = 4

/** Repairs of a missing or surplus bracket, or one of the wrong kind. */
export const proposeBrackets: Propose = ({ tokens, stop }) => {
  const { open } = stop
  const near = [...tokens.slice(-TOKENS_BACK), stop].toReversed()
  const closers = near.flatMap(({ open }, index) => {
    const before = near[index + 1]
    return open && before ? [missingClosing(open, before.end)] : []
  })
  const surplus = near.filter(({ sign }) => /[{}[\]]/.test(sign)).map(tooMany)
  // the beginning of the last value in the open bracket
  const value = tokens.findLast((token, index) => token.open === open && isValue(token, tokens[index - 1])) ?? stop
  const openers = ['{', '['].map((bracket) => {
    const hint = 'Every closing bracket needs its partner.'
    return replace(value.start, value.start, bracket, [`must have an opening ${bracket} before this`, hint])
  })
  return [
    ...(isClosing(stop) && open ? [mustBe(stop, closing(open))] : []),
    ...closers,
    // a closing bracket where the text stops is more likely surplus than without its partner
    ...(isClosing(stop) ? [surplus, openers] : [openers, surplus]).flat(),
    ...(open ? [mustBe(open, open.sign === '{' ? '[' : '{')] : []),
  ]
}

const isValue = ({ open }: SyntaxToken, before: SyntaxToken | undefined) =>
  /^[:[]?$/.test(before?.sign ?? '') || (before?.sign === ',' && open?.sign === '[')

const isClosing = ({ sign }: SyntaxToken) => /[}\]]/.test(sign)

function missingClosing(open: SyntaxToken, at: number, after = ''): Repair {
  const hint = `Add it, or look for a ${open.sign} that is too many.`
  return insertAfter(at, closing(open) + after, [`must have a closing ${closing(open)} after this`, hint])
}

function tooMany({ sign, start, end }: SyntaxToken): Repair {
  const hint = 'Take it away, or look for the bracket that should be its partner.'
  return replace(start, end, '', [`has a ${sign} too many here`, hint])
}

function mustBe({ start, end }: SyntaxToken, bracket: string): Repair {
  const hint = 'Members stand between { and }, lists between [ and ].'
  return replace(start, end, bracket, [`must have a ${bracket} here`, hint])
}

/**
 * Repairs of a missing or surplus bracket far before the place where the text stops being JSON: two brackets whose lines are
 * indented differently are no partners, though the grammar pairs them.
 */
export const proposeByIndentation: Propose = ({ text, tokens, stop }) => {
  const pairs = [...tokens, stop].flatMap((close) => {
    const { open } = close
    if (!open || !isClosing(close)) return []
    return [{ open, close, shift: indentAt(text, close.start) - indentAt(text, open.start) }]
  })
  // the innermost is the first mistake: it shifts the partners of all brackets around it
  const surplus = pairs.find(({ shift }) => shift > 0)?.close
  const missing = pairs.find(({ shift }) => shift < 0)?.open ?? stop.open
  return [...(missing ? closeByIndentation(text, missing) : []), ...(surplus ? [tooMany(surplus)] : [])]
}

/** Closes a bracket before the first line that is indented no deeper than the bracket's own line. */
function closeByIndentation(text: string, open: SyntaxToken): Repair[] {
  const line = text.slice(open.start).search(new RegExp(`\\n[ \\t]{0,${indentAt(text, open.start)}}\\S`))
  if (line < 0) return []
  const before = text.slice(0, open.start + line).trimEnd()
  const at = before.length - (before.endsWith(',') ? 1 : 0)
  return [missingClosing(open, at), missingClosing(open, at, ',')]
}

/** The width of the indentation of a line. */
function indentAt(text: string, offset: number): number {
  const line = text.lastIndexOf('\n', offset - 1) + 1
  return text.slice(line, offset).search(/[^ \t]|$/)
}
