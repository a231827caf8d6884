import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Problem } from './problem'
import { positionAt } from './report/position'
import { SYNTAX_MESSAGES } from './syntax-messages'
import { type Edit, repairOf } from './syntax-repair'

export type SyntaxMistake = Pick<Problem, 'start' | 'end' | 'what' | 'hint'>

/** A file that needs more repairs than this is of another kind. */
const MOST_REPAIRS = 50

/** Names of the parser's codes that are handled here; its own enum can't be used by single files. */
const ParseErrorCode = { CommaExpected: 6, CloseBraceExpected: 7, CloseBracketExpected: 8 } as const

/**
 * The mistakes of a text's syntax. One mistake upsets a parser at several places in a row, so each is mended
 * on a copy of the text before the next one is looked for; of a line that stays strange only the first is told.
 */
export function findSyntaxErrors(text: string): SyntaxMistake[] {
  if (text.trim() === '')
    return [{ start: 0, end: text.length, what: 'is empty', hint: 'Copy a page that works, and change its words.' }]
  const mistakes = new Map<number, SyntaxMistake>()
  const edits: Edit[] = []
  let mended = text
  for (let repairs = 0; repairs < MOST_REPAIRS; repairs++) {
    const error = firstError(mended)
    if (!error) break
    const mistake = describe(mended, error, (offset) => toOriginal(offset, edits, text.length))
    const line = positionAt(text, mistake.start).line
    if (!mistakes.has(line)) mistakes.set(line, mistake)
    const edit = repairOf(mended, error)
    if (!edit) break
    mended = mended.slice(0, edit.start) + edit.text + mended.slice(edit.end)
    edits.push(edit)
  }
  return [...mistakes.values()]
}

/** The first thing that the parser stumbles over; a comma missing before the wrong bracket is a bracket missing. */
function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first || first.error !== ParseErrorCode.CommaExpected) return first
  const bracket = text[first.offset]
  if (bracket === '}') return { ...first, error: ParseErrorCode.CloseBracketExpected }
  return bracket === ']' ? { ...first, error: ParseErrorCode.CloseBraceExpected } : first
}

function describe(text: string, error: ParseError, original: (offset: number) => number): SyntaxMistake {
  const [what, hint] = SYNTAX_MESSAGES[printParseErrorCode(error.error)] ?? [
    'is not JSON',
    'Compare it with a page that works.',
  ]
  const { start, end } = span(text, error)
  return { start: original(start), end: Math.max(original(start) + 1, original(end)), what, hint }
}

/**
 * Where the author must edit: a comma too many is itself the mistake, though the parser stumbles over what follows it,
 * and a missing comma belongs behind the value before.
 */
function span(text: string, { error, offset, length }: ParseError): { start: number; end: number } {
  const before = text.slice(0, offset).trimEnd().length
  const name = printParseErrorCode(error)
  const isAfterComma =
    text[before - 1] === ',' && text[offset] !== ',' && (name === 'PropertyNameExpected' || name === 'ValueExpected')
  if (isAfterComma || name === 'CommaExpected') return { start: before - 1, end: before }
  const start = Math.min(offset, Math.max(0, before - 1, text.length - 1))
  return { start, end: Math.max(start + 1, offset + length) }
}

/** The place in the author's text of a place in the mended one. */
function toOriginal(offset: number, edits: Edit[], length: number): number {
  const original = edits.reduceRight(
    (at, { start, end, text }) => (at < start + text.length ? Math.min(at, end) : at - text.length + (end - start)),
    offset,
  )
  return Math.min(original, length)
}
