import type { SyntaxMistake } from '../rule'

/** An open bracket, and the one around it. */
export interface Bracket {
  sign: '{' | '['
  start: number
  around: Bracket | undefined
}

/** A token with the innermost bracket that is open before it, and with what may stand in its place. */
export interface Token {
  start: number
  end: number
  open: Bracket | undefined
  expected: 'value' | 'name' | 'colon' | 'comma or close' | 'end'
}

/** What is known of a text where it stops being JSON. */
export interface Reading {
  text: string
  tokens: Token[]
  /** The character behind the tokens, at which the text stops being JSON. */
  stop: Token
}

/** A piece of the text that is replaced, and the mistake that this would mend. */
export interface Repair {
  start: number
  end: number
  text: string
  mistake: SyntaxMistake
}

/** What is wrong, and what to do. */
export type Message = [what: string, hint: string]

/** Proposes repairs near the place where a text stops being JSON, the likeliest first. */
export type Propose = (reading: Reading) => Repair[]

/** The closing bracket of an open one. */
export const closing = ({ sign }: Bracket) => (sign === '{' ? '}' : ']')

/** Stands for a text of this length, quotes included, in which nothing is wrong. */
export const blankText = (length: number) => `"${'x'.repeat(length - 2)}"`

/** Replaces a piece of the text; all of it is marked where nothing else is. */
export function replace(
  start: number,
  end: number,
  text: string,
  [what, hint]: Message,
  mark = { start, end },
): Repair {
  return { start, end, text, mistake: { ...mark, what, hint } }
}

/** Something is missing behind a place: the character before it is marked. */
export const insertAfter = (at: number, text: string, message: Message) =>
  replace(at, at, text, message, { start: at - 1, end: at })

/** Something is missing before a place: the character behind it is marked. */
export const insertBefore = (at: number, text: string, message: Message) =>
  replace(at, at, text, message, { start: at, end: at + 1 })

/** What a sticky pattern finds at a place; nothing is the empty text. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Replaces what a sticky pattern finds where the text stops being JSON. */
function replaceFound({ text, stop: { start } }: Reading, pattern: RegExp, piece: string, message: Message): Repair[] {
  const found = matchAt(pattern, text, start)
  const { length } = found.trimEnd() || found
  return length > 0 ? [replace(start, start + length, piece, message)] : []
}

const COMMENT: Message = [
  'has a comment here, which JSON does not know',
  'Write a "$comment" property instead, or take the comment away.',
]
const INVISIBLE: Message = [
  'has an invisible character here that JSON does not know',
  'Delete it, and type a plain space.',
]

/** Comments, of which several that follow one another are one, and spaces that JSON does not know. */
export const proposeSpaces: Propose = (reading) => [
  // of a comment that never ends only the line is taken
  ...replaceFound(reading, /(?:\s*(?:\/\/.*|#.*|\/\*[^]*?\*\/|\/\*.*))+/y, ' ', COMMENT),
  ...replaceFound(reading, /[^\S \t\r\n]+|[\u200b-\u200d\u2060\ufeff]+/y, ' ', INVISIBLE),
]

const QUOTED = /'.*?'(?=\s*(?:[,:\]}]|$))|[‘’].*?[‘’](?=\s*(?:[,:\]}]|$))|[“”„].*?[“”](?=\s*(?:[,:\]}]|$))|`[^`]*`/my
const NUMBER = /[+-]?[.\d][\w.+-]*/y
const WORD = /[^\s,:{}[\]"][^,:{}[\]"\r\n]*/y
const WORD_HINT = 'Texts stand in double quotes; only true, false, null and numbers stand without.'

/** Something that is no token of JSON: a text in other quotes, an odd number, a word. */
export const proposeWords: Propose = (reading) => {
  const instead = (pattern: RegExp, piece: string, message: Message) =>
    [piece, ''].flatMap((piece) => replaceFound(reading, pattern, piece, message))
  return [
    ...instead(QUOTED, '""', ['has other quotes here than double ones', 'Texts and names stand between " and ".']),
    ...instead(NUMBER, '0', ['has a number here that JSON does not know', 'Write numbers as 5, 0.5 or -5.']),
    ...instead(WORD, '""', ['has a word here that JSON does not know', WORD_HINT]),
  ]
}

const THOUSANDS = /\d{1,3}(?:,\d{3})+(?![\d.])/y
const COMMA_TOO_MANY: Message = ['has a comma too many here', 'Take it away, if nothing is to follow it.']

/** A comma too many. */
export const proposeCommas: Propose = (reading) => {
  const { text, tokens } = reading
  const [number, comma] = tokens.slice(-2)
  const surplus = replaceFound(reading, /,/y, '', COMMA_TOO_MANY)
  if (!number || !comma || text[comma.start] !== ',') return surplus
  const { length } = matchAt(THOUSANDS, text, number.start)
  const thousands: Message = ['has commas in a number', 'Write 1500, not 1,500.']
  return [
    ...(length > 0 ? [replace(number.start, number.start + length, '0', thousands)] : []),
    ...surplus,
    replace(comma.start, comma.end, '', COMMA_TOO_MANY),
  ]
}

const COMMA_HINT = 'Put a comma between one value and the next.'
const COLON_HINT = 'A name and its value are written "name": "value".'

/** A comma, a colon, a name or a value that is missing, or something else in its place. */
export const proposeMissing: Propose = (reading) => {
  const { text, tokens, stop } = reading
  const last = tokens.at(-1)
  if (stop.expected === 'name') {
    const name = text[stop.start] === ':' ? '""' : '"":'
    return [insertBefore(stop.start, name, ['must have a name in double quotes before this', COLON_HINT])]
  }
  if (!last) return []
  if (stop.expected === 'comma or close')
    return [
      insertAfter(last.end, ',', ['must have a comma after this', COMMA_HINT]),
      ...replaceFound(reading, /[:;=.]/y, ',', ['must have a comma here', COMMA_HINT]),
    ]
  if (stop.expected === 'colon')
    return [
      insertAfter(last.end, ':', ['must have a colon after this', COLON_HINT]),
      ...replaceFound(reading, /[,;]|=>?/y, ':', ['must have a colon here', COLON_HINT]),
      insertAfter(last.end, ':null', ['must have a colon and a value after this', COLON_HINT]),
    ]
  if (stop.expected !== 'value' || text[last.start] === '[') return []
  return [
    ...replaceFound(reading, /:/y, '', ['has a colon too many here', COLON_HINT]),
    insertAfter(last.end, 'null', ['must have a value after this', COLON_HINT]),
  ]
}

// oxlint-disable-next-line no-control-regex -- these are what may not stand in a text
const ESCAPE_OR_CONTROL = /\\(?:["\\/bfnrt]|u[\da-fA-F]{0,4}|.)|[\x00-\x1f]/g

/** A text with an escape or a control character that JSON does not know. */
export const proposeEscapes: Propose = ({ text, stop: { start } }) => {
  const whole = matchAt(/"(?:[^"\\\r\n]|\\.)*"/y, text, start)
  const pieces = [...whole.matchAll(ESCAPE_OR_CONTROL)]
  const wrong = pieces.find(([piece]) => !/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})$/.test(piece))
  if (!wrong) return []
  const [{ length }] = wrong
  const mark = { start: start + wrong.index, end: start + wrong.index + length }
  return [replace(start, start + whole.length, blankText(whole.length), escapeMessage(wrong[0]), mark)]
}

function escapeMessage(wrong: string): Message {
  if (wrong.startsWith('\\u')) return ['has a broken \\u escape here', 'Write \\u and four hexadecimal digits.']
  if (wrong.startsWith('\\')) return ['has an escape here that JSON does not know', 'Write a backslash as \\\\.']
  return ['has a character here that may not stand in a text', 'Write a line break as \\n and a tab as \\t.']
}

const END: Message = ['must end before this', 'A document is one object; take away what follows its closing }.']

/** Something that follows the document's closing bracket. */
export const proposeEnd: Propose = ({ text, stop: { expected, start, end } }) =>
  expected === 'end' ? [replace(start, text.length, '', END, { start, end })] : []
