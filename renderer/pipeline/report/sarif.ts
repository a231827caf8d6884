import type { LocatedProblem } from './located'

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** Problems as SARIF 2.1.0, which code scanning services read. */
export function reportSarif(problems: LocatedProblem[]): string {
  const rules = [...new Set(problems.map(({ problem }) => problem.rule))].sort().map((id) => ({ id }))
  const results = problems.map(({ problem, start, end }) => ({
    ruleId: problem.rule,
    level: problem.severity,
    message: { text: [`${problem.where} ${problem.what}.`, problem.hint].filter(Boolean).join(' ') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(problem.file) },
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        },
      },
    ],
  }))
  const run = { tool: { driver: { name: 'Plat', rules } }, columnKind: 'utf16CodeUnits', results }
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`
}
