import type { SyntaxMistake } from '../definition/rule'
import { endOfComments } from './comments'

/** A token: its first character, its place, and the innermost open bracket before it. */
export interface SyntaxToken {
  sign: string
  start: number
  end: number
  open: SyntaxToken | undefined
}

/** A text up to the place where it stops being JSON. */
export interface Reading {
  text: string
  tokens: SyntaxToken[]
  /** The character after the tokens, where the text stops being JSON. */
  stop: SyntaxToken
}

/** The replacement of a piece of the text, and the mistake that it would correct. */
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
export const closing = ({ sign }: SyntaxToken) => (sign === '{' ? '}' : ']')

/** Replaces a piece of the text. The mistake is the piece itself, unless another place is given. */
export function replace(
  start: number,
  end: number,
  text: string,
  [what, hint]: Message,
  mark = { start, end },
): Repair {
  return { start, end, text, mistake: { ...mark, what, hint } }
}

/** Replaces a piece, quotes included, by a valid text of the same length. */
export const replaceText = (start: number, end: number, message: Message, mark: { start: number; end: number }) =>
  replace(start, end, `"${'x'.repeat(end - start - 2)}"`, message, mark)

/** Inserts what is missing at a place. The mistake is at the character before. */
export const insertAfter = (at: number, text: string, message: Message) =>
  replace(at, at, text, message, { start: at - 1, end: at })

/** Proposes to insert a piece after the last token. */
const missing =
  (piece: string, message: Message): Propose =>
  ({ tokens, stop }) => [insertAfter((tokens.at(-1) ?? stop).end, piece, message)]

/** The match of a sticky pattern at a place. */
function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/**
 * Proposes to replace the match of a sticky pattern where the text stops being JSON.
 * @param back the number of tokens before that place where the match begins
 */
const found =
  (pattern: RegExp, piece: string, message: Message, back = 0): Propose =>
  ({ text, tokens, stop }) => {
    const { start } = tokens[tokens.length - back] ?? stop
    const whole = matchAt(pattern, text, start)
    if (whole === undefined) return []
    const { length } = whole.trimEnd() || whole
    return [replace(start, start + length, piece, message)]
  }

const COMMENT: Message = [
  'has a comment here, which JSON does not know',
  'Write a "$comment" property instead, or take the comment away.',
]
const SURPLUS_COMMA: Message = ['has a comma too many here', 'Take it away, if nothing is to follow it.']
const COMMA_HINT = 'Put a comma between one value and the next.'
const COLON_HINT = 'A name and its value are written "name": "value".'
const NO_NAME: Message = ['must have a name in double quotes before this', COLON_HINT]

/** Repairs between values: of comments and spaces, and of punctuation that is missing, surplus, or from another language. */
export const SIGNS: Propose[] = [
  ({ text, stop: { start } }) => {
    const end = endOfComments(text, start)
    return end === start ? [] : [replace(start, end, ' ', COMMENT)]
  },
  found(/[^\S \t\r\n]+|[\u200b-\u200d\u2060\ufeff]+/y, ' ', [
    'has an invisible character here that JSON does not know',
    'Delete it, and type a plain space.',
  ]),
  found(/\d{1,3}(?:,\d{3})+(?![\d.])/y, '0', ['has commas in a number', 'Write 1500, not 1,500.'], 2),
  found(/,/y, '', SURPLUS_COMMA),
  found(/,/y, '', SURPLUS_COMMA, 1),
  missing(',', ['must have a comma after this', COMMA_HINT]),
  found(/[:;=.]/y, ',', ['must have a comma here', COMMA_HINT]),
  missing(':', ['must have a colon after this', COLON_HINT]),
  found(/[,;]|=>?/y, ':', ['must have a colon here', COLON_HINT]),
  missing(':null', ['must have a colon and a value after this', COLON_HINT]),
  // not at the beginning of the document
  found(/(?<!^\s*):/y, '', ['has a colon too many here', COLON_HINT]),
  missing('null', ['must have a value after this', COLON_HINT]),
  found(/(?=:)/y, '""', NO_NAME),
  found(/(?=[^:])/y, '"":', NO_NAME),
]

const QUOTED = /'.*?'(?=\s*(?:[,:\]}]|$))|[‘’].*?[‘’](?=\s*(?:[,:\]}]|$))|[“”„].*?[“”](?=\s*(?:[,:\]}]|$))|`[^`]*`/my
const NUMBER = /[+-]?[.\d][\w.+-]*/y
const NO_NUMBER: Message = ['has a number here that JSON does not know', 'Write numbers as 5, 0.5 or -5.']
const WORD = /[^\s,:{}[\]"][^,:{}[\]"\r\n]*/y
const NO_WORD: Message = [
  'has a word here that JSON does not know',
  'Texts stand in double quotes; only true, false, null and numbers stand without.',
]

// oxlint-disable-next-line no-control-regex -- these are what may not stand in a text
const ESCAPES = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|(?<wrong>\\u[\da-fA-F]*|\\.|[\x00-\x1f])/g

/** Repairs of texts with an escape or a control character that JSON does not allow. */
const proposeEscapes: Propose = ({ text, stop: { start } }) => {
  const whole = matchAt(/"(?:[^"\\\r\n]|\\.)*"/y, text, start) ?? ''
  const wrong = [...whole.matchAll(ESCAPES)].find(({ groups }) => groups?.wrong)
  if (!wrong) return []
  const mark = { start: start + wrong.index, end: start + wrong.index + wrong[0].length }
  return [replaceText(start, start + whole.length, escapeMessage(wrong[0]), mark)]
}

function escapeMessage(wrong: string): Message {
  if (wrong.startsWith('\\u')) return ['has a broken \\u escape here', 'Write \\u and four hexadecimal digits.']
  if (wrong.startsWith('\\')) return ['has an escape here that JSON does not know', 'Write a backslash as \\\\.']
  return ['has a character here that may not stand in a text', 'Write a line break as \\n and a tab as \\t.']
}

/** How other languages write JSON's words. */
const OTHER_WORDS = { true: 'true|yes|on', false: 'false|no|off', null: 'null|none|nil|undefined|nan' }

/** Repairs of values that are not JSON: an escape in a text, other quotes, an odd number, a word. */
export const WORDS: Propose[] = [
  proposeEscapes,
  ...Object.entries(OTHER_WORDS).map(([word, words]) =>
    found(new RegExp(String.raw`(?:${words})\b(?=\s*(?:[,}\]]|$))`, 'iy'), word, [
      `must have ${word} here, in small letters and without quotes`,
      `JSON knows only true, false and null; write ${word}, or put the word in double quotes if it is a text.`,
    ]),
  ),
  found(QUOTED, '""', ['has other quotes here than double ones', 'Texts and names stand between " and ".']),
  found(NUMBER, '0', NO_NUMBER),
  found(NUMBER, '', NO_NUMBER),
  found(WORD, '""', NO_WORD),
  found(WORD, '', NO_WORD),
]
