import type { Problem } from '../problem'

/** A problem with its lines and columns, and the text they count in. */
export interface LocatedProblem {
  problem: Problem
  text: string
  start: Position
  end: Position
}

/** A place in a text as editors count it: lines and columns from 1, columns in UTF-16 units. */
interface Position {
  line: number
  column: number
}

/** Adds lines and columns to problems. `textOf` reads the text of a document by its file. */
export function locate(site: { problems: Problem[]; textOf: (file: string) => string }): LocatedProblem[] {
  let last = { file: '', text: '' }
  return site.problems.map((problem) => {
    // problems of one document follow one another
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
