import type { LocatedProblem } from '../../../renderer/pipeline/problems/problem'

/** The longest part of a line that is shown on either side of a mistake. */
const WIDEST = 60

/** The line of a mistake in three parts: before it, itself, after it. */
export interface ProblemLine {
  before: string
  marked: string
  after: string
}

/**
 * Cuts the line out of a document that must be mended.
 * @returns undefined where the document can't be read
 */
export function problemLine({ text, start, end }: LocatedProblem): ProblemLine | undefined {
  const line = text.split('\n')[start.line - 1]
  if (line === undefined || line.trim() === '') return undefined
  const from = start.column - 1
  const to = end.line === start.line ? end.column - 1 : line.length
  const before = line.slice(0, from).trimStart()
  const marked = line.slice(from, to)
  const after = line.slice(to).trimEnd()
  return {
    before: before.length > WIDEST ? `…${before.slice(1 - WIDEST)}` : before,
    marked: marked.length > 2 * WIDEST ? `${marked.slice(0, 2 * WIDEST - 1)}…` : marked,
    after: after.length > WIDEST ? `${after.slice(0, WIDEST - 1)}…` : after,
  }
}
