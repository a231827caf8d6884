import { type SyntaxKind, createScanner } from 'jsonc-parser'

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
