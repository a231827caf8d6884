import { type Reading, type Token, closing, isClosing } from './reading'
import { type Message, type Repair, insertAfter, replace, replaceText } from './repair'

/** Proposes repairs near the place where a text stops being JSON, the likeliest first. */
type Propose = (reading: Reading) => Repair[]

/** Proposes to insert a piece after the last token. */
const missing =
  (piece: string, ...message: Message): Propose =>
  ({ tokens, stop }) => [insertAfter((tokens.at(-1) ?? stop).end, piece, message)]

/** Proposes to replace the match of a sticky pattern where the text stops being JSON, or some tokens before. */
const found =
  (pattern: RegExp, piece: string, message: Message, tokensBack = 0): Propose =>
  ({ text, tokens, stop }) => {
    const { start } = tokens[tokens.length - tokensBack] ?? stop
    pattern.lastIndex = start
    const whole = pattern.exec(text)?.[0]
    return whole === undefined ? [] : [replace(start, start + (whole.trimEnd() || whole).length, piece, message)]
  }

const COMMA_HINT = 'Put a comma between one value and the next.'
const COLON_HINT = 'A name and its value are written "name": "value".'
const SURPLUS_COMMA: Message = ['has a comma too many here', 'Take it away, if nothing is to follow it.']

/** Repairs between values: of comments and spaces, and of punctuation that is missing, surplus, or from another language. */
const SIGNS: Propose[] = [
  // consecutive comments are one mistake; an unclosed comment is removed up to the end of its line
  found(/(?:\s*(?:\/\/.*|#.*|\/\*[^]*?\*\/|\/\*.*|<!--[^]*?-->|<!--.*))+/y, ' ', [
    'has a comment here, which JSON does not know',
    'Write a "$comment" property instead, or take the comment away.',
  ]),
  found(/[^\S \t\r\n]+|[\u200b-\u200d\u2060\ufeff]+/y, ' ', [
    'has an invisible character here that JSON does not know',
    'Delete it, and type a plain space.',
  ]),
  found(/\d{1,3}(?:,\d{3})+(?![\d.])/y, '0', ['has commas in a number', 'Write 1500, not 1,500.'], 2),
  found(/,/y, '', SURPLUS_COMMA),
  found(/,/y, '', SURPLUS_COMMA, 1),
  missing(',', 'must have a comma after this', COMMA_HINT),
  found(/[:;=.]/y, ',', ['must have a comma here', COMMA_HINT]),
  missing(':', 'must have a colon after this', COLON_HINT),
  found(/[,;]|=>?/y, ':', ['must have a colon here', COLON_HINT]),
  missing(':null', 'must have a colon and a value after this', COLON_HINT),
  // not at the beginning of the document
  found(/(?<!^\s*):/y, '', ['has a colon too many here', COLON_HINT]),
  missing('null', 'must have a value after this', COLON_HINT),
  ...['""', '"":'].map((piece) =>
    found(/(?=[^])/y, piece, ['must have a name in double quotes before this', COLON_HINT]),
  ),
]

/** How other languages write JSON's words. */
const OTHER_WORDS = { true: 'true|yes|on', false: 'false|no|off', null: 'null|none|nil|undefined|nan' }

const FOREIGN_WORDS = Object.entries(OTHER_WORDS).map(([word, words]) =>
  found(new RegExp(String.raw`(?:${words})\b(?=\s*(?:[,}\]]|$))`, 'iy'), word, [
    `must have ${word} here, in small letters and without quotes`,
    `JSON knows only true, false and null; write ${word}, or put the word in double quotes if it is a text.`,
  ]),
)

/** What is meant as a value or a name. */
const NO_VALUES: [RegExp, ...Message][] = [
  [
    /(?:'.*?'|[‘’].*?[‘’]|[“”„].*?[“”])(?=\s*(?:[,:\]}]|$))|`[^`]*`/my,
    'has other quotes here than double ones',
    'Texts and names stand between " and ".',
  ],
  [/[+-]?[.\d][\w.+-]*/y, 'has a number here that JSON does not know', 'Write numbers as 5, 0.5 or -5.'],
  [
    /[^\s,:{}[\]"][^,:{}[\]"\r\n]*/y,
    'has a word here that JSON does not know',
    'Texts stand in double quotes; only true, false, null and numbers stand without.',
  ],
]

/** Repairs that put a text in the place of such a thing, or take it away. */
const WORDS = NO_VALUES.flatMap(([pattern, ...message]) => ['""', ''].map((piece) => found(pattern, piece, message)))

// oxlint-disable-next-line no-control-regex -- these are what may not stand in a text
const WRONG_ESCAPE = /(?<=(?<!\\)(?:\\\\)*)(?:\\u(?![\da-fA-F]{4})[\da-fA-F]*|\\[^"\\/bfnrtu]|[\x00-\x1f])/

/** Repairs of texts with an escape or a control character that JSON does not allow. */
const proposeEscapes: Propose = ({ text, stop: { start } }) => {
  const [whole] = /^"(?:[^"\\\r\n]|\\.)*"/.exec(text.slice(start)) ?? []
  const wrong = WRONG_ESCAPE.exec(whole ?? '')
  if (!whole || !wrong) return []
  const at = start + wrong.index
  return [replaceText(start, start + whole.length, escapeMessage(wrong[0]), { start: at, end: at + wrong[0].length })]
}

function escapeMessage(wrong: string): Message {
  if (wrong.startsWith('\\u')) return ['has a broken \\u escape here', 'Write \\u and four hexadecimal digits.']
  if (wrong.startsWith('\\')) return ['has an escape here that JSON does not know', 'Write a backslash as \\\\.']
  return ['has a character here that may not stand in a text', 'Write a line break as \\n and a tab as \\t.']
}

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
const QUOTE_PLACES = /(?<=(?:^|[{[:,])[ \t]*)(?=[^\s}\],:"])|(?<=[^\s])(?=[ \t]*(?:[,:}\]]|$))/g

const QUOTES = /(?<=(?<!\\)(?:\\\\)*)"/g

/** Repairs of a missing or surplus quote, and of quotes and line breaks inside a text, all within one line. */
const proposeQuotes: Propose = ({ text, tokens, stop }) => {
  const line = Math.max(text.lastIndexOf('\n', stop.start - 1) + 1, stop.start - LONGEST_TEXT)
  const { start } = tokens.find((token) => token.start >= line) ?? stop
  const [rest = ''] = text.slice(start, stop.start + LONGEST_TEXT).split(/\s*(?:\n|$)/, 1)
  const end = start + rest.length
  const offsetsOf = (pattern: RegExp) => [...rest.matchAll(pattern)].map(({ index }) => start + index)
  const quotes = offsetsOf(QUOTES)
  // for a text that continues on the next lines
  const last = quotes.at(-1)
  const close = text.indexOf('"', end)
  return [
    ...offsetsOf(QUOTE_PLACES).map((at) => missingQuote(at, quotes, end)),
    ...quotes.map((at) => replace(at, at + 1, '', QUOTE_TOO_MANY)),
    ...(last === undefined || close < 0 ? [] : [replaceText(last, close + 1, LINE_BREAK, { start: last, end })]),
    ...quotesInside(tokens.at(-1), quotes),
  ]
}

function missingQuote(at: number, quotes: number[], end: number): Repair {
  const before = quotes.filter((quote) => quote < at)
  const next = quotes[before.length]
  if (before.length % 2 === 0) return replace(at, at, '"', NO_START, { start: at, end: (next ?? end - 1) + 1 })
  return replace(at, at, '"', NO_END, { start: before.at(-1) ?? at, end: next === undefined ? end : at })
}

/** A quote in the middle of a text seems to end it: everything from its first quote to a later one may be one text. */
function quotesInside(last: Token | undefined, quotes: number[]): Repair[] {
  if (last?.sign !== '"') return []
  const inside = quotes.filter((quote) => quote >= last.end)
  return inside.map((quote, index) => {
    const mark = { start: last.end - 1, end: (inside[index - 1] ?? last.end) + 1 }
    return replaceText(last.start, quote + 1, QUOTES_INSIDE, mark)
  })
}

function missingClosing(open: Token, at: number, after = ''): Repair {
  const hint = `Add it, or look for a ${open.sign} that is too many.`
  return insertAfter(at, closing(open) + after, [`must have a closing ${closing(open)} after this`, hint])
}

function missingOpening({ start }: Token, bracket: string): Repair {
  const hint = 'Every closing bracket needs its partner.'
  return replace(start, start, bracket, [`must have an opening ${bracket} before this`, hint])
}

function tooMany({ sign, start, end }: Token): Repair {
  const hint = 'Take it away, or look for the bracket that should be its partner.'
  return replace(start, end, '', [`has a ${sign} too many here`, hint])
}

function mustBe({ start, end }: Token, bracket: string): Repair {
  const hint = 'Members stand between { and }, lists between [ and ].'
  return replace(start, end, bracket, [`must have a ${bracket} here`, hint])
}

/** A wrong bracket is noticed within a few tokens, unless the text continues as if nothing were wrong. */
const TOKENS_BACK = 4

/** Repairs of a missing or surplus bracket, or one of the wrong kind. */
const proposeBrackets: Propose = ({ tokens, stop }) => {
  const { open } = stop
  const near = [...tokens.slice(-TOKENS_BACK), stop].toReversed()
  const closers = near.flatMap(({ open }, index) => {
    const before = near[index + 1]
    return open && before ? [missingClosing(open, before.end)] : []
  })
  const surplus = near.filter(({ sign }) => /[{}[\]]/.test(sign)).map(tooMany)
  // names don't count: an object begins at a value
  const lastValue = tokens.findLast((token, index) => token.open === open && isValue(token, tokens[index - 1]))
  const openers = ['{', '['].map((bracket) => missingOpening(lastValue ?? stop, bracket))
  return [
    ...(isClosing(stop) && open ? [mustBe(stop, closing(open))] : []),
    ...closers,
    // a closing bracket where the text stops is likelier surplus than missing its partner
    ...(isClosing(stop) ? [surplus, openers] : [openers, surplus]).flat(),
    ...(open ? [mustBe(open, open.sign === '{' ? '[' : '{')] : []),
  ]
}

const isValue = ({ open }: Token, before: Token | undefined) =>
  /^[:[]?$/.test(before?.sign ?? '') || (before?.sign === ',' && open?.sign === '[')

/**
 * Repairs of a missing or surplus bracket far before the place where the text stops being JSON: two brackets whose lines are
 * indented differently are no partners, though the grammar pairs them.
 */
const proposeByIndentation: Propose = ({ text, tokens, stop }) => {
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
function closeByIndentation(text: string, open: Token): Repair[] {
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

const PROPOSALS = [
  proposeByIndentation,
  ...SIGNS,
  proposeQuotes,
  proposeBrackets,
  proposeEscapes,
  ...FOREIGN_WORDS,
  ...WORDS,
]

/** The repairs that may help where a text stops being JSON. */
export const repairsOf = (reading: Reading): Repair[] => PROPOSALS.flatMap((propose) => propose(reading))
