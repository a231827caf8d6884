import type { LocatedProblem } from './located'

/** What `validate --format json` prints: the contract of everything that reads problems by machine. */
export function reportJson(pages: number, problems: LocatedProblem[]): string {
  const list = problems.map(({ problem, start, end }) => ({
    severity: problem.severity,
    rule: problem.rule,
    file: problem.file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    pointer: problem.pointer,
    message: `${problem.where} ${problem.what}`,
    ...(problem.hint ? { hint: problem.hint } : {}),
  }))
  return `${JSON.stringify({ pages, problems: list }, null, 2)}\n`
}
