import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RULES } from '../rules/registry'
import type { LocatedProblem } from './located'
import { fingerprints } from './fingerprints'
import { sarifRule } from './sarif-rule'

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** Where a viewer finds files that are named relative to the project: GitHub knows this name. */
const PROJECT = '%SRCROOT%'

/**
 * Problems as SARIF 2.1.0, which code scanning services read.
 * @param rulesPage the address of docs/rules.md
 */
export function reportSarif(problems: LocatedProblem[], rulesPage: string): string {
  const prints = fingerprints(problems)
  const results = problems.map(({ problem, start, end }, index) => ({
    ruleId: problem.rule,
    ruleIndex: RULES.findIndex(({ name }) => name === problem.rule),
    level: problem.severity,
    message: { text: [`${problem.where} ${problem.what}.`, problem.hint].filter(Boolean).join(' ') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactLocation(problem.file),
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        },
      },
    ],
    partialFingerprints: { 'mistake/v1': prints[index] },
  }))
  const driver = { name: 'Plat', rules: RULES.map((rule) => sarifRule(rule, rulesPage)) }
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results }
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`
}

function artifactLocation(file: string): { uri: string; uriBaseId?: string } {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href }
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
  return path.startsWith('../') ? { uri: path } : { uri: path, uriBaseId: PROJECT }
}
