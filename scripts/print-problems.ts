import { pathToFileURL } from 'node:url'
import type { OpenSite } from '../renderer/pipeline/open-site'
import { reportGithub, reportJson, reportSarif } from '../renderer/problems/machine-formats'
import { reportPretty, summary, count, terminalColors } from '../renderer/problems/pretty'
import { type Problem, isError, locate } from '../renderer/problems/problem'
import { RULES } from '../renderer/rules/registry'

/** The formats of problems: for people, for programs, for GitHub Actions, for code scanning. */
export const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const

export type Format = (typeof FORMATS)[number]

interface CheckedSite {
  problems: Problem[]
  pages: { length: number }
  /** Reads the text of a document by its file. */
  textOf: (file: string) => string
}

/**
 * Prints a site's problems on stdout.
 * @param outcome a sentence to print after the number of problems
 * @param isWhole whether to report each problem to people, rather than many similar ones as one; programs always get each
 */
export function printProblems(site: CheckedSite, format: Format, outcome = '', isWhole = false): void {
  const pages = site.pages.length
  const problems = locate(site)
  const total = [summary(pages, site.problems), outcome].filter(Boolean).join(' ')
  const reports: Record<Format, () => string> = {
    pretty: () => {
      const report = problems.length > 0 ? [reportPretty(problems, terminalColors, isWhole)] : []
      return [...report, `${total}\n`].join('\n')
    },
    json: () => reportJson(pages, problems),
    github: () => reportGithub(problems, total),
    sarif: () => reportSarif(problems, RULES, rulesAddress()),
  }
  process.stdout.write(reports[format]())
}

/** The address of docs/rules.md: on GitHub if this is a GitHub action, else on this machine. */
function rulesAddress({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env): string {
  return GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_SHA
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/docs/rules.md`
    : pathToFileURL('docs/rules.md').href
}

/** Warns on stderr if a site has errors, since what a command prints about it may be incomplete then. */
export function noteErrors({ problems }: Pick<OpenSite, 'problems'>): void {
  const errors = problems.filter(isError).length
  if (errors === 0) return
  console.error(`note: the site has ${count(errors, 'error')}, so something may be missing here. Run npm run validate.`)
}
