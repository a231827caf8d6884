import type { OpenSite } from '../inspect'
import type { Problem } from '../problem'
import { type Position, positionAt } from './position'

/** A problem with its lines and columns, and the text they count in. */
export interface LocatedProblem {
  problem: Problem
  text: string
  start: Position
  end: Position
}

/** Adds lines and columns to a site's problems. */
export function locate({ problems, sources }: Pick<OpenSite, 'problems' | 'sources'>): LocatedProblem[] {
  const documents = [
    ...sources.pages.map(({ document }) => document),
    ...sources.shared.values(),
    ...(sources.site ? [sources.site] : []),
  ]
  const byFile = new Map(documents.map((document) => [document.file, document]))
  return problems.map((problem) => {
    // only now: what nothing is wrong with is not read again
    const text = byFile.get(problem.file)?.text ?? ''
    return { problem, text, start: positionAt(text, problem.start), end: positionAt(text, problem.end) }
  })
}
