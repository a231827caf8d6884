import { type SyntaxKind, createScanner } from 'jsonc-parser'
import { type Kind, type Span, pick, replaced, replacedByOneOf, spanOf } from '../mutant'

/** A token of JSON. */
export interface Token {
  kind: 'punctuation' | 'string' | 'number' | 'word'
  text: string
  start: number
  end: number
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

/** The end of the line on which an offset stands. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

const COMMENTS = ['/* our city */', '/* "as said", { */', '/**/']
const LINE_COMMENTS = [' // our city', ' //', ' # our city', ' // "as said", {']
const SPACES = ['\u00a0', '\u200b', '\u2003', '\ufeff']
const WORDS = ['True', 'None', 'undefined', 'NaN', 'yes', 'Infinity', 'words']
const NUMBERS = ['05', '.5', '+5', '5.', '0x5', '5e']

const behind = ({ end }: Token): Span => ({ start: end, end })

/** What JSON does not know between texts. The culprit is what was put there. */
export const TOKEN_KINDS: Kind[] = [
  {
    name: 'comment',
    places: ({ document: { text } }) =>
      tokensOf(text).map(({ end }) => (random) => {
        const comment = pick(COMMENTS, random)
        const mutant = replaced(text, { start: end, end }, ` ${comment}`)
        return { ...mutant, culprits: [{ start: end, end: end + 1 + comment.length }] }
      }),
  },
  {
    name: 'comment behind a line',
    places: ({ document: { text } }) => {
      const ends = tokensOf(text).filter(({ end }) => end < text.length && lineEnd(text, end) === end)
      return replacedByOneOf(text, ends.map(behind), LINE_COMMENTS)
    },
  },
  {
    name: 'invisible character',
    places: ({ document: { text } }) => replacedByOneOf(text, tokensOf(text).map(behind), SPACES),
  },
  {
    name: 'word that is no value',
    places: ({ document: { text }, values }) => {
      const leaves = values.filter(({ node }) => !node.children).map(({ node }) => spanOf(node))
      return replacedByOneOf(text, leaves, WORDS)
    },
  },
  {
    name: 'number that JSON does not know',
    places: ({ document: { text } }) => {
      const numbers = tokensOf(text).filter(({ kind }) => kind === 'number')
      return replacedByOneOf(text, numbers, NUMBERS)
    },
  },
]

/** What the end of a cut off text leaves open: its last character, its innermost bracket, its text. */
function leftOpen(text: string): Span[] {
  const tokens = tokensOf(text)
  const open: number[] = []
  for (const { text: sign, start } of tokens) {
    if (sign === '{' || sign === '[') open.push(start)
    if (sign === '}' || sign === ']') open.pop()
  }
  const end = text.trimEnd().length
  const last = tokens.at(-1)
  const bracket = open.at(-1)
  return [
    { start: end - 1, end: text.length },
    ...(bracket === undefined ? [] : [{ start: bracket, end: bracket + 1 }]),
    ...(last?.kind === 'string' ? [{ start: last.start, end: text.length }] : []),
  ]
}

/** Files that end too early or too late. */
export const END_KINDS: Kind[] = [
  {
    name: 'truncated file',
    places: ({ document: { text } }) => {
      const first = text.search(/\S/) + 1
      const whole = text.trimEnd().length
      return Array.from({ length: whole - first }, (_, index) => () => {
        const cut = text.slice(0, first + index)
        return { text: cut, culprits: leftOpen(cut) }
      })
    },
  },
  {
    // the culprit is what follows
    name: 'text behind the end',
    places: ({ document: { text } }) =>
      ['}', ']', ',', '{}', 'x', '"a"', '\n{ "title": "Again" }'].map((more) => () => ({
        text: text.trimEnd() + more,
        culprits: [{ start: text.trimEnd().length, end: text.trimEnd().length + more.length }],
      })),
  },
  {
    // the culprit is the mark
    name: 'byte order mark',
    places: ({ document: { text } }) => [() => ({ text: `\uFEFF${text}`, culprits: [{ start: 0, end: 1 }] })],
  },
]
