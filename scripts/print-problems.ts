import { terminalColors } from '../renderer/pipeline/report/terminal-colors'
import type { OpenSite } from '../renderer/pipeline/inspect'
import { reportGithub } from '../renderer/pipeline/report/github'
import { reportJson } from '../renderer/pipeline/report/json'
import { locate } from '../renderer/pipeline/report/located'
import { reportPretty } from '../renderer/pipeline/report/pretty'
import { reportSarif } from '../renderer/pipeline/report/sarif'
import { summary } from '../renderer/pipeline/report/summary'
import { rulesPage } from './rules-page'

/** The ways to print problems: for people, for programs, for GitHub Actions, for code scanning. */
export const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const

export type Format = (typeof FORMATS)[number]

/**
 * Prints a site's problems on stdout.
 * @param outcome a sentence that follows the number of problems
 */
export function printProblems(site: Pick<OpenSite, 'problems' | 'sources'>, format: Format, outcome = ''): void {
  const pages = site.sources.pages.length
  const problems = locate(site)
  const total = [summary(pages, site.problems), outcome].filter(Boolean).join(' ')
  const reports: Record<Format, () => string> = {
    pretty: () => [...(problems.length > 0 ? [reportPretty(problems, terminalColors)] : []), `${total}\n`].join('\n'),
    json: () => reportJson(pages, problems),
    github: () => reportGithub(problems, total),
    sarif: () => reportSarif(problems, rulesPage()),
  }
  process.stdout.write(reports[format]())
}
