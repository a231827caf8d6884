import type { SyntaxMistake } from '../../rule'
import type { Reading } from './recognize'

/** A piece of a text that is replaced. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The text after an edit. */
export function applyEdit(text: string, edit: Edit): string {
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end)
}

/** An edit that may make a text JSON a while longer, and the mistake that it would mend. */
export interface Repair {
  edit: Edit
  mistake: SyntaxMistake
}

/** Proposes repairs near the place where a text stops being JSON, the likeliest first. */
export type Proposer = (text: string, reading: Reading) => Repair[]

/** A piece of the text is replaced by another one. */
export function replace(
  start: number,
  end: number,
  text: string,
  [what, hint]: [what: string, hint: string],
  mark = { start, end },
): Repair {
  return { edit: { start, end, text }, mistake: { ...mark, what, hint } }
}

/** Something is missing behind a place: the character before it is marked. */
export function insertAfter(at: number, text: string, message: [what: string, hint: string]): Repair {
  return replace(at, at, text, message, { start: at - 1, end: at })
}

/** Something is missing before a place: the character behind it is marked. */
export function insertBefore(at: number, text: string, message: [what: string, hint: string]): Repair {
  return replace(at, at, text, message, { start: at, end: at + 1 })
}
