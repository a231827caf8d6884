import type { SyntaxMistake } from '../rule'

/** The replacement of a piece of the text, and the mistake that it would correct. */
export interface Repair {
  start: number
  end: number
  text: string
  mistake: SyntaxMistake
}

/** What is wrong, and what to do. */
export type Message = [what: string, hint: string]

/** Replaces a piece of the text. The mistake is the piece itself, where no other place is given. */
export const replace = (
  start: number,
  end: number,
  text: string,
  [what, hint]: Message,
  mark = { start, end },
): Repair => ({
  start,
  end,
  text,
  mistake: { ...mark, what, hint },
})

/** Replaces a piece, quotes included, by a valid text of the same length. */
export const replaceText = (start: number, end: number, message: Message, mark: { start: number; end: number }) =>
  replace(start, end, `"${'x'.repeat(end - start - 2)}"`, message, mark)

/** Inserts what is missing at a place. The mistake is at the character before. */
export const insertAfter = (at: number, text: string, message: Message) =>
  replace(at, at, text, message, { start: at - 1, end: at })

/** The text after a repair. */
export const apply = ({ start, end, text: piece }: Repair, text: string) =>
  text.slice(0, start) + piece + text.slice(end)

/** The offset in the author's text of an offset in the repaired one. */
export const toOriginal = (offset: number, repairs: Repair[]) =>
  repairs.reduceRight(
    (at, { start, end, text }) => (at < start + text.length ? Math.min(at, end) : at - text.length + (end - start)),
    offset,
  )
