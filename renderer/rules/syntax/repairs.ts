import type { SyntaxMistake } from '../definition/rule'
import { endOfComments } from './comments'

/** A token: its first character, its place, and the innermost bracket that is open there. */
export interface SyntaxToken {
  sign: string
  start: number
  end: number
  open: SyntaxToken | undefined
}

/** A text, read up to the place where it stops being JSON. */
export interface Reading {
  text: string
  tokens: SyntaxToken[]
  /** The character after the tokens, where the text stops being JSON. */
  stop: SyntaxToken
}

/** A replacement for a piece of the text, and the mistake that it corrects. */
export interface Repair {
  start: number
  end: number
  text: string
  mistake: SyntaxMistake
}

/** What a problem says: what is wrong, and what to do. */
export type Message = [what: string, hint: string]

/** Proposes repairs near the place where a text stops being JSON, the most likely first. */
export type Propose = (reading: Reading) => Repair[]

/** The closing bracket of an open one. */
export const closing = ({ sign }: SyntaxToken) => (sign === '{' ? '}' : ']')

/** Replaces a piece of the text. The mistake is marked at the piece itself, or at `mark`. */
export function replace(
  start: number,
  end: number,
  text: string,
  [what, hint]: Message,
  mark = { start, end },
): Repair {
  return { start, end, text, mistake: { ...mark, what, hint } }
}

/** Replaces a piece, quotes included, with a valid text of the same length. */
export const replaceText = (start: number, end: number, message: Message, mark: { start: number; end: number }) =>
  replace(start, end, `"${'x'.repeat(end - start - 2)}"`, message, mark)

/** Inserts a missing text. The mistake is marked at the character before the place. */
export const insertAfter = (place: number, text: string, message: Message) =>
  replace(place, place, text, message, { start: place - 1, end: place })

/** Proposes to insert a piece after the last token. */
const missing =
  (piece: string, message: Message): Propose =>
  ({ tokens, stop }) => [insertAfter((tokens.at(-1) ?? stop).end, piece, message)]

/** The match of a sticky pattern at a place. */
function matchAt(pattern: RegExp, text: string, place: number): string | undefined {
  pattern.lastIndex = place
  return pattern.exec(text)?.[0]
}

/**
 * Proposes to replace the match of a sticky pattern where the text stops being JSON.
 * @param back how many tokens before that place the match starts
 */
const replaceMatch =
  (pattern: RegExp, piece: string, message: Message, back = 0): Propose =>
  ({ text, tokens, stop }) => {
    const { start } = tokens[tokens.length - back] ?? stop
    const match = matchAt(pattern, text, start)
    if (match === undefined) return []
    const { length } = match.trimEnd() || match
    return [replace(start, start + length, piece, message)]
  }

const COMMENT: Message = [
  'has a comment here, which JSON doesn’t allow',
  'Write a "$comment" property instead, or delete the comment.',
]
const EXTRA_COMMA: Message = ['has an extra comma here', 'Delete it, or add what should follow it.']
const COMMA_HINT = 'Put a comma between one value and the next.'
const COLON_HINT = 'Write a name and its value like this: "name": "value".'
const NO_NAME: Message = ['must have a name in double quotes before this', COLON_HINT]

/** Repairs between values: of comments and spaces, and of punctuation that is missing, extra, or from another language. */
export const SIGNS: Propose[] = [
  ({ text, stop: { start } }) => {
    const end = endOfComments(text, start)
    return end === start ? [] : [replace(start, end, ' ', COMMENT)]
  },
  replaceMatch(/[^\S \t\r\n]+|[\u200b-\u200d\u2060\ufeff]+/y, ' ', [
    'has an invisible character here that JSON doesn’t allow',
    'Delete it, and type a plain space.',
  ]),
  replaceMatch(/\d{1,3}(?:,\d{3})+(?![\d.])/y, '0', ['has commas in a number', 'Write 1500, not 1,500.'], 2),
  // 4,5 in an object: the comma ends the value, and a name should follow
  ({ text, tokens, stop: { start, open } }) => {
    const number = tokens.at(-2)
    if (open?.sign !== '{' || !number || tokens.at(-1)?.sign !== ',') return []
    const [comma] = /^-?\d+,\d+(?=\s*[\r\n,}])/.exec(text.slice(number.start, start + 20)) ?? []
    if (!comma) return []
    const message: Message = ['has a comma in a number', `Write it with a point: ${comma.replace(',', '.')}.`]
    return [replace(number.start, number.start + comma.length, '0', message)]
  },
  replaceMatch(/,/y, '', EXTRA_COMMA),
  replaceMatch(/,/y, '', EXTRA_COMMA, 1),
  missing(',', ['must have a comma after this', COMMA_HINT]),
  replaceMatch(/[:;=.]/y, ',', ['must have a comma here', COMMA_HINT]),
  missing(':', ['must have a colon after this', COLON_HINT]),
  replaceMatch(/[,;]|=>?/y, ':', ['must have a colon here', COLON_HINT]),
  missing(':null', ['must have a colon and a value after this', COLON_HINT]),
  // not at the start of the document
  replaceMatch(/(?<!^\s*):/y, '', ['has an extra colon here', COLON_HINT]),
  missing('null', ['must have a value after this', COLON_HINT]),
  replaceMatch(/(?=:)/y, '""', NO_NAME),
  replaceMatch(/(?=[^:])/y, '"":', NO_NAME),
]

const QUOTED = /'.*?'(?=\s*(?:[,:\]}]|$))|[‘’].*?[‘’](?=\s*(?:[,:\]}]|$))|[“”„].*?[“”](?=\s*(?:[,:\]}]|$))|`[^`]*`/my
const NUMBER = /[+-]?[.\d][\w.+-]*/y
const NO_NUMBER: Message = ['has a number here that isn’t valid JSON', 'Write numbers like 5, 0.5 or -5.']
const WORD = /[^\s,:{}[\]"][^,:{}[\]"\r\n]*/y
const NO_WORD: Message = [
  'has a word here that isn’t valid JSON',
  'Text goes in double quotes; only true, false, null and numbers don’t.',
]

// oxlint-disable-next-line no-control-regex -- these aren't allowed in a text
const ESCAPES = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|(?<wrong>\\u[\da-fA-F]*|\\.|[\x00-\x1f])/g

/** Proposes repairs of texts with an escape or a control character that JSON doesn't allow. */
const proposeEscapes: Propose = ({ text, stop: { start } }) => {
  const string = matchAt(/"(?:[^"\\\r\n]|\\.)*"/y, text, start) ?? ''
  const wrong = [...string.matchAll(ESCAPES)].find(({ groups }) => groups?.wrong)
  if (!wrong) return []
  const mark = { start: start + wrong.index, end: start + wrong.index + wrong[0].length }
  return [replaceText(start, start + string.length, escapeMessage(wrong[0]), mark)]
}

function escapeMessage(wrong: string): Message {
  if (wrong.startsWith('\\u')) return ['has a broken \\u escape here', 'Write \\u and four hexadecimal digits.']
  if (wrong.startsWith('\\')) return ['has an escape here that isn’t valid JSON', 'Write a backslash as \\\\.']
  return ['has a character here that isn’t allowed in text', 'Write a line break as \\n and a tab as \\t.']
}

/** JSON's words, and how other languages write them. */
const OTHER_WORDS = { true: 'true|yes|on', false: 'false|no|off', null: 'null|none|nil|undefined|nan' }

/** Repairs of values that aren't JSON: an escape in a text, other quotes, an odd number, a word. */
export const WORDS: Propose[] = [
  proposeEscapes,
  ...Object.entries(OTHER_WORDS).map(([word, words]) =>
    replaceMatch(new RegExp(String.raw`(?:${words})\b(?=\s*(?:[,}\]]|$))`, 'iy'), word, [
      `must have ${word} here, in lowercase and without quotes`,
      `JSON has only true, false and null: write ${word}, or put the word in double quotes if it is text.`,
    ]),
  ),
  replaceMatch(QUOTED, '""', ['has quotes here that aren’t double quotes', 'Put text and names between " and ".']),
  replaceMatch(NUMBER, '0', NO_NUMBER),
  replaceMatch(NUMBER, '', NO_NUMBER),
  replaceMatch(WORD, '""', NO_WORD),
  replaceMatch(WORD, '', NO_WORD),
]
