import { type Origin, describePlace, nodeOf, unitOffsets } from '../documents/document'
import { keyAt, toPointer } from '../documents/json-tree'

export type Severity = 'error' | 'warning'

/** A mistake by an author, at the place to correct. */
export interface Problem {
  severity: Severity
  /** The rule's name in kebab-case, for example "unknown-property". */
  rule: string
  /** The document's path to show to people: "site.config/pages/plano.json". */
  file: string
  /** Where the mistake is in the text, in UTF-16 units from 0; the end is exclusive. */
  start: number
  end: number
  /** The JSON Pointer of the place; "" is the whole document. */
  pointer: string
  /** The place in words: "testimonials (sections[2]) › items[0]". Empty for the whole document. */
  where: string
  /** The mistake, as the end of a sentence about the place: 'has no property "ratting"'. */
  what: string
  /** What to do next, as a sentence. */
  hint: string
  /** The mistake that many documents may share, as the end of a sentence about them: "copy site.config/pages/plano.json". */
  group?: string
}

/** The words of a problem. The default hint is its rule's fix. */
export type Description = Pick<Problem, 'what' | 'group'> & Partial<Pick<Problem, 'hint'>>

/** Whether a problem prevents the build. */
export const isError = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === 'error'

/**
 * The part of a value that is the mistake: a piece of its text, the UTF-16 units of its text between two indexes, the name of
 * one of its members, or its first character.
 */
export type Mark = { part: string } | { from: number; to: number } | { key: string } | 'beginning'

/**
 * Creates a problem where a value is written.
 * @param mark the part of the value that is the mistake; by default, all of it
 */
export function problemOf(
  rule: { name: string; severity: Severity; fix: string },
  origin: Origin,
  about: Description,
  mark?: Mark,
): Problem {
  const { document, path } = origin
  const key = typeof mark === 'object' && 'key' in mark ? mark.key : undefined
  return {
    severity: rule.severity,
    rule: rule.name,
    file: document.file,
    ...spanOf(origin, mark),
    pointer: toPointer(key === undefined ? path : [...path, key]),
    where: describePlace(document, path),
    ...about,
    hint: about.hint ?? rule.fix,
  }
}

function spanOf(origin: Origin, mark: Mark | undefined): { start: number; end: number } {
  const { document, path } = origin
  const { offset, length } = nodeOf(origin)
  const span = (start: number, length: number) => ({ start, end: start + length })
  if (mark === 'beginning') return span(offset, 1)
  if (mark && 'key' in mark && document.tree) {
    const key = keyAt(document.tree, path, mark.key)
    return span(key.offset, key.length)
  }
  if (mark && 'from' in mark) {
    const offsets = unitOffsets(origin)
    const start = offsets[mark.from] ?? offset
    return span(start, (offsets[mark.to] ?? offset + length) - start)
  }
  const part = mark && 'part' in mark ? mark.part : ''
  const index = document.text.slice(offset, offset + length).indexOf(part)
  // a part that is written with an escape isn't found: then all of the value is marked
  return part && index >= 0 ? span(offset + index, part.length) : span(offset, length)
}

/** Lists things in a sentence: "a", "b" and "c" are "a, b, and c". */
export const listOf = (things: string[]): string => new Intl.ListFormat('en-US').format(things)

/** A problem with its lines and columns, and the text of its document. */
export interface LocatedProblem {
  problem: Problem
  text: string
  start: Position
  end: Position
}

/** A place in a text: lines and columns from 1, columns in UTF-16 units. */
interface Position {
  line: number
  column: number
}

/** Adds lines and columns to problems. `textOf` reads the text of a document's file. */
export function locate(site: { problems: Problem[]; textOf: (file: string) => string }): LocatedProblem[] {
  let last = { file: '', text: '' }
  return site.problems.map((problem) => {
    // problems are sorted by document
    if (last.file !== problem.file) last = { file: problem.file, text: site.textOf(problem.file) }
    const { text } = last
    return { problem, text, start: positionAt(text, problem.start), end: positionAt(text, problem.end) }
  })
}

/** The line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
