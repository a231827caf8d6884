import { terminalColors, reportPretty, summary } from '../renderer/pipeline/problems/pretty'
import { type Problem, locate } from '../renderer/pipeline/problems/problem'
import { reportGithub, reportJson, reportSarif } from '../renderer/pipeline/problems/machine-formats'
import { rulesPage } from './rules-page'

/** The ways to print problems: for people, for programs, for GitHub Actions, for code scanning. */
export const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const

export type Format = (typeof FORMATS)[number]

/** What was found of a site. */
interface Found {
  problems: Problem[]
  pages: { length: number }
  /** Reads the text of a document by its file. */
  textOf: (file: string) => string
}

/**
 * Prints a site's problems on stdout.
 * @param outcome a sentence that follows the number of problems
 */
export function printProblems(site: Found, format: Format, outcome = ''): void {
  const pages = site.pages.length
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
