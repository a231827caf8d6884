import type { Node } from 'jsonc-parser'
import type { Mutant, Span } from './kind'

/** A text with another piece in place of one; the new piece is the culprit. */
export function replaced(text: string, { start, end }: Span, piece: string): Mutant {
  return {
    text: text.slice(0, start) + piece + text.slice(end),
    culprits: [{ start, end: start + piece.length }],
  }
}

export const spanOf = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length })
