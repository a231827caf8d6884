import { type SyntaxKind, createScanner } from 'jsonc-parser'
import { type Kind, type Span, inPlaceOf, replaced, replacedByOneOf } from './mutant'

/** A token of JSON. */
export interface Token extends Span {
  kind: 'punctuation' | 'string' | 'number' | 'word'
  text: string
}

// jsonc-parser exports its enum for compilers only
const END = 17 as SyntaxKind.EOF
const STRING = 10 as SyntaxKind.StringLiteral
const NUMBER = 11 as SyntaxKind.NumericLiteral

/** The tokens of a document, without the space between them. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true)
  const tokens: Token[] = []
  for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
    const start = scanner.getTokenOffset()
    const end = start + scanner.getTokenLength()
    const written = text.slice(start, end)
    const isSign = /^[{}[\],:]$/.test(written)
    tokens.push({
      kind: kind === STRING ? 'string' : kind === NUMBER ? 'number' : isSign ? 'punctuation' : 'word',
      text: written,
      start,
      end,
    })
  }
  return tokens
}

/** The end of the line that contains an offset. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

const COMMENTS = [' /* our city */', ' /* "as said", { */', ' /**/']
const LINE_COMMENTS = [' // our city', ' //', ' # our city', ' // "as said", {']
const SPACES = ['\u00a0', '\u200b', '\u2003', '\ufeff']
const WORDS = ['True', 'None', 'undefined', 'NaN', 'yes', 'Infinity', 'words']
const NUMBERS = ['05', '.5', '+5', '5.', '0x5', '5e']
const AFTERWORDS = ['}', ']', ',', '{}', 'x', '"a"', '\n{ "title": "Again" }']

/** Inserts one of the pieces after every token, or after the wanted ones. */
const behindTokens =
  (pieces: string[], isWanted: (text: string, token: Token) => boolean = () => true): Kind =>
  ({ document: { text } }) => {
    const tokens = tokensOf(text).filter((token) => isWanted(text, token))
    return replacedByOneOf(
      text,
      tokens.map(({ end }) => ({ start: end, end })),
      pieces,
    )
  }

/** What is open at the end of a text that was cut off, and its last character: the innermost bracket, the string. */
function leftOpen(text: string): Span[] {
  const tokens = tokensOf(text)
  const open: number[] = []
  for (const { text: sign, start } of tokens) {
    if (sign === '{' || sign === '[') open.push(start)
    if (sign === '}' || sign === ']') open.pop()
  }
  const last = tokens.at(-1)
  const bracket = open.at(-1)
  return [
    { start: text.trimEnd().length - 1, end: text.length },
    ...(bracket === undefined ? [] : [{ start: bracket, end: bracket + 1 }]),
    ...(last?.kind === 'string' ? [{ start: last.start, end: text.length }] : []),
  ]
}

/** What JSON doesn't allow between values, and files that end too early or too late. */
export const TOKEN_KINDS: Record<string, Kind> = {
  comment: behindTokens(COMMENTS),
  'comment behind a line': behindTokens(
    LINE_COMMENTS,
    (text, { end }) => end < text.length && lineEnd(text, end) === end,
  ),
  'invisible character': behindTokens(SPACES),
  'word that is no value': inPlaceOf(({ node }) => (node.children ? [] : WORDS)),
  'number that JSON does not know': ({ document: { text } }) =>
    replacedByOneOf(
      text,
      tokensOf(text).filter(({ kind }) => kind === 'number'),
      NUMBERS,
    ),
  'truncated file': ({ document: { text } }) => {
    const first = text.search(/\S/) + 1
    const whole = text.trimEnd().length
    return Array.from({ length: whole - first }, (_, index) => () => {
      const cut = text.slice(0, first + index)
      return { text: cut, culprits: leftOpen(cut) }
    })
  },
  'text behind the end': ({ document: { text } }) => {
    const end = { start: text.trimEnd().length, end: text.length }
    return AFTERWORDS.map((more) => () => replaced(text, end, more))
  },
  'byte order mark': ({ document: { text } }) => [() => replaced(text, { start: 0, end: 0 }, '\uFEFF')],
}
