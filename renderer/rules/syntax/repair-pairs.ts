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

const NO_END: Message = ['has text here that is never closed', 'Close it with a double quote on the same line.']
const NO_START: Message = [
  'must have a double quote before this',
  'Text and names go in double quotes; only true, false, null and numbers don’t.',
]
const EXTRA_QUOTE: Message = ['has an extra double quote here', 'Delete it, or write \\" for a quote inside text.']
const QUOTES_INSIDE: Message = ['has double quotes inside text', 'Write \\" for a quote inside text, or use “ and ”.']
const LINE_BREAK: Message = ['has a line break inside text', 'Write \\n instead, or keep the text on one line.']

/** How far from the place where the text stops being JSON to look for quotes. */
const LONGEST_TEXT = 2000

/** Texts start after a bracket, a comma or a colon, and end before one. */
const QUOTE_PLACES = /(?<=(?:^|[{[:,])[ \t]*)(?=[^\s}\],:"])|(?<=[^\s])(?=[ \t]*(?:[,:}\]]|$))/g

/** Proposes repairs of a missing or extra quote, and of quotes and line breaks inside a text, all on one line. */
export const proposeQuotes: Propose = (reading) => {
  const { text, tokens, stop } = reading
  const line = Math.max(text.lastIndexOf('\n', stop.start - 1) + 1, stop.start - LONGEST_TEXT)
  const { start: first } = tokens.find(({ start }) => start >= line) ?? stop
  const [rest = ''] = text.slice(first, stop.start + LONGEST_TEXT).split(/\s*(?:\n|$)/, 1)
  const end = first + rest.length
  const places = [...rest.matchAll(QUOTE_PLACES)].map(({ index }) => first + index)
  const quotes = [...rest.matchAll(/\\.|"/g)].flatMap(({ 0: sign, index }) => (sign === '"' ? [first + index] : []))
  // for a text that continues on the following lines
  const last = quotes.at(-1)
  const close = text.indexOf('"', end)
  return [
    ...places.map((place) => missingQuote(place, quotes, end)),
    ...quotes.map((quote) => replace(quote, quote + 1, '', EXTRA_QUOTE)),
    ...(last === undefined || close < 0 ? [] : [replaceText(last, close + 1, LINE_BREAK, { start: last, end })]),
    ...quotesInside(reading, quotes),
  ]
}

function missingQuote(place: number, quotes: number[], end: number): Repair {
  const earlierQuotes = quotes.filter((quote) => quote < place)
  const next = quotes.find((quote) => quote >= place)
  if (earlierQuotes.length % 2 === 0)
    return replace(place, place, '"', NO_START, { start: place, end: (next ?? end - 1) + 1 })
  const start = earlierQuotes.at(-1) ?? place
  return replace(place, place, '"', NO_END, { start, end: next === undefined ? end : place })
}

/** A quote in the middle of a text seems to end it: everything from its first quote to a later one may be a single text. */
function quotesInside({ tokens }: Reading, quotes: number[]): Repair[] {
  const last = tokens.at(-1)
  if (last?.sign !== '"') return []
  const laterQuotes = quotes.filter((quote) => quote >= last.end)
  return laterQuotes.map((quote, index) => {
    const mark = { start: last.end - 1, end: (laterQuotes[index - 1] ?? last.end) + 1 }
    return replaceText(last.start, quote + 1, QUOTES_INSIDE, mark)
  })
}

/** A wrong bracket shows within a few tokens, unless the text goes on as if nothing were wrong. */
const TOKENS_BACK = 4

/** Proposes repairs of a bracket that is missing, extra, or of the wrong kind. */
export const proposeBrackets: Propose = ({ tokens, stop }) => {
  const { open } = stop
  const near = [...tokens.slice(-TOKENS_BACK), stop].toReversed()
  const closers = near.flatMap(({ open }, index) => {
    const previous = near[index + 1]
    return open && previous ? [missingClosing(open, previous.end)] : []
  })
  const extra = near.filter(({ sign }) => /[{}[\]]/.test(sign)).map(extraBracket)
  // the start of the last value in the open bracket
  const value = tokens.findLast((token, index) => token.open === open && isValue(token, tokens[index - 1])) ?? stop
  const openers = ['{', '['].map((bracket) => {
    const hint = 'Every closing bracket needs an opening one.'
    return replace(value.start, value.start, bracket, [`must have an opening ${bracket} before this`, hint])
  })
  return [
    ...(isClosing(stop) && open ? [mustBe(stop, closing(open))] : []),
    ...closers,
    // a closing bracket where the text stops is probably extra, rather than lacking its opening one
    ...(isClosing(stop) ? [extra, openers] : [openers, extra]).flat(),
    ...(open ? [mustBe(open, open.sign === '{' ? '[' : '{')] : []),
  ]
}

const isValue = ({ open }: SyntaxToken, previous: SyntaxToken | undefined) =>
  /^[:[]?$/.test(previous?.sign ?? '') || (previous?.sign === ',' && open?.sign === '[')

const isClosing = ({ sign }: SyntaxToken) => /[}\]]/.test(sign)

function missingClosing(open: SyntaxToken, place: number, after = ''): Repair {
  const hint = `Add it, or look for an extra ${open.sign}.`
  return insertAfter(place, closing(open) + after, [`must have a closing ${closing(open)} after this`, hint])
}

function extraBracket({ sign, start, end }: SyntaxToken): Repair {
  const hint = 'Delete it, or look for the bracket that should match it.'
  return replace(start, end, '', [`has an extra ${sign} here`, hint])
}

function mustBe({ start, end }: SyntaxToken, bracket: string): Repair {
  const hint = 'Names and values go between { and }, the entries of a list between [ and ].'
  return replace(start, end, bracket, [`must have a ${bracket} here`, hint])
}

/**
 * Proposes repairs of a missing or extra bracket long before the place where the text stops being JSON: two brackets whose
 * lines are indented differently don't match, even if the grammar pairs them.
 */
export const proposeByIndentation: Propose = ({ text, tokens, stop }) => {
  const pairs = [...tokens, stop].flatMap((close) => {
    const { open } = close
    if (!open || !isClosing(close)) return []
    return [{ open, close, shift: indentAt(text, close.start) - indentAt(text, open.start) }]
  })
  // the innermost pair is the first mistake: it shifts all pairs around it
  const extra = pairs.find(({ shift }) => shift > 0)?.close
  const missing = pairs.find(({ shift }) => shift < 0)?.open ?? stop.open
  return [...(missing ? closeByIndentation(text, missing) : []), ...(extra ? [extraBracket(extra)] : [])]
}

/** Closes a bracket before the first line that is indented no deeper than the bracket's own line. */
function closeByIndentation(text: string, open: SyntaxToken): Repair[] {
  const line = text.slice(open.start).search(new RegExp(`\\n[ \\t]{0,${indentAt(text, open.start)}}\\S`))
  if (line < 0) return []
  const content = text.slice(0, open.start + line).trimEnd()
  const place = content.length - (content.endsWith(',') ? 1 : 0)
  return [missingClosing(open, place), missingClosing(open, place, ',')]
}

function indentAt(text: string, offset: number): number {
  const line = text.lastIndexOf('\n', offset - 1) + 1
  return text.slice(line, offset).search(/[^ \t]|$/)
}
