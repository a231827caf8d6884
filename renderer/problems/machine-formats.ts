import { createHash } from 'node:crypto'
import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LocatedProblem, Severity } from './problem'

/** Reports problems as JSON. Programs rely on its form. */
export function reportJson(pages: number, problems: LocatedProblem[]): string {
  return `${JSON.stringify({ pages, problems: problems.map(problemData) }, null, 2)}\n`
}

/** A problem as plain data. Programs rely on its form. */
export const problemData = ({ problem, start, end }: LocatedProblem) => ({
  severity: problem.severity,
  rule: problem.rule,
  file: problem.file,
  line: start.line,
  column: start.column,
  endLine: end.line,
  endColumn: end.column,
  pointer: problem.pointer,
  message: `${problem.where} ${problem.what}`,
  hint: problem.hint,
})

/** Reports problems as annotations for GitHub Actions. GitHub shows only ten per step, so the total follows. */
export function reportGithub(problems: LocatedProblem[], total: string): string {
  const lines = problems.map(({ problem, start, end }) => {
    // GitHub accepts columns only within one line
    const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {}
    const properties = { file: problem.file, line: start.line, endLine: end.line, ...columns, title: problem.rule }
    const assignments = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    const message = `${problem.where} ${problem.what}\n${problem.hint}`
    return `::${problem.severity} ${assignments.join(',')}::${escapeData(message)}`
  })
  return [...lines, total, ''].join('\n')
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** The base of relative paths, as GitHub calls it. */
const PROJECT = '%SRCROOT%'

/** What SARIF says about a rule. */
type DescribedRule = Record<'name' | 'asks' | 'why' | 'fix', string> & { severity: Severity }

/**
 * Reports problems as SARIF 2.1.0, which code scanning services read.
 * @param rules every rule that the problems may name
 * @param rulesPage the address of the rules' documentation
 */
export function reportSarif(problems: LocatedProblem[], rules: DescribedRule[], rulesPage: string): string {
  const fingerprints = fingerprintsOf(problems)
  const results = problems.map(({ problem, start, end }, index) => ({
    ruleId: problem.rule,
    ruleIndex: rules.findIndex(({ name }) => name === problem.rule),
    level: problem.severity,
    message: { text: `${problem.where} ${problem.what}. ${problem.hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactLocation(problem.file),
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        },
      },
    ],
    partialFingerprints: { 'mistake/v1': fingerprints[index] },
  }))
  const descriptors = rules.map(({ name, severity, asks, why, fix }) => ({
    id: name,
    shortDescription: { text: asks },
    help: { text: `${why} ${fix}` },
    helpUri: `${rulesPage}#${name}`,
    defaultConfiguration: { level: severity },
  }))
  const driver = { name: 'Plat', rules: descriptors }
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results }
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`
}

function artifactLocation(file: string): { uri: string; uriBaseId?: string } {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href }
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
  return path.startsWith('../') ? { uri: path } : { uri: path, uriBaseId: PROJECT }
}

/**
 * A fingerprint for each problem, by which the next run recognizes it: it stays the same if lines above it change or
 * sections move. Identical problems in a file are numbered.
 */
function fingerprintsOf(problems: LocatedProblem[]): string[] {
  const counts = new Map<string, number>()
  return problems.map(({ problem: { rule, file, pointer, what, start, end }, text }) => {
    const place = pointer.replaceAll(/\/\d+/g, '/*')
    const mistake = JSON.stringify([rule, file, place, what, text.slice(start, end)])
    const count = (counts.get(mistake) ?? 0) + 1
    counts.set(mistake, count)
    return createHash('sha256').update(`${mistake} ${count}`).digest('hex')
  })
}
