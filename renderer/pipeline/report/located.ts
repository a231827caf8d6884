import type { SourceDocument } from '../documents/document'
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
  let last: SourceDocument | undefined
  return problems.map((problem) => {
    const document = byFile.get(problem.file)
    // ten thousand documents, each with a warning, don't fit into memory: who wants a text reads it again
    if (last !== document) last?.forget()
    last = document
    const text = document?.text ?? ''
    const [start, end] = [positionAt(text, problem.start), positionAt(text, problem.end)]
    return {
      problem,
      start,
      end,
      get text() {
        return document?.text ?? ''
      },
    }
  })
}
