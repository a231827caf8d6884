import type { LocatedProblem } from './located'

/** Problems as annotations of GitHub Actions; only ten of them show at a step, so that the number of all follows. */
export function reportGithub(problems: LocatedProblem[], total: string): string {
  const lines = problems.map(({ problem, start, end }) => {
    // GitHub takes columns only where both are on one line
    const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {}
    const properties = { file: problem.file, line: start.line, endLine: end.line, ...columns, title: problem.rule }
    const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    const message = [`${problem.where} ${problem.what}`, problem.hint].filter(Boolean).join('\n')
    return `::${problem.severity} ${written.join(',')}::${escapeData(message)}`
  })
  return [...lines, total, ''].join('\n')
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
