import { createScanner } from 'jsonc-parser'

/** A token: its first character, its place, and the innermost open bracket before it. */
export interface Token {
  sign: string
  start: number
  end: number
  open: Token | undefined
}

/** A text up to the place where it stops being JSON. */
export interface Reading {
  text: string
  tokens: Token[]
  /** The character after the tokens, where the text stops being JSON. */
  stop: Token
}

/** The tokens before the place where a text stops being JSON. */
export function readUntil(text: string, stop: number): Reading {
  const scanner = createScanner(text, true)
  const tokens: Token[] = []
  let open: Token | undefined
  const tokenAt = (start: number, length: number) => ({ sign: text.charAt(start), start, end: start + length, open })
  for (scanner.scan(); scanner.getTokenOffset() < stop; scanner.scan()) {
    const token = tokenAt(scanner.getTokenOffset(), scanner.getTokenLength())
    tokens.push(token)
    if (isClosing(token)) open = open?.open
    else if (/[{[]/.test(token.sign)) open = token
  }
  return { text, tokens, stop: tokenAt(stop, 1) }
}

/** The closing bracket of an open one. */
export const closing = ({ sign }: Token) => (sign === '{' ? '}' : ']')

export const isClosing = ({ sign }: Token) => /[}\]]/.test(sign)
