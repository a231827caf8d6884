import type { LocatedProblem } from '../../../renderer/pipeline/problems/problem'
import { count } from '../../../renderer/pipeline/problems/pretty'
import type { ReportData } from '../report-data'
import type { Finding } from './finding'

/** The errors of the documents. */
export function errors({ problems }: ReportData): Finding | undefined {
  const found = problems.filter(({ problem }) => problem.severity === 'error')
  if (found.length === 0) return undefined
  const detail = `Nothing is built before they are mended. ${told(found)}`
  return { tone: 'error', title: count(found.length, 'error'), detail, part: 'problems' }
}

/** Orphans have a line of their own. */
export function otherWarnings({ problems }: ReportData): Finding | undefined {
  const found = problems.filter(({ problem }) => problem.severity === 'warning' && problem.rule !== 'orphan-page')
  if (found.length === 0) return undefined
  return { tone: 'warning', title: count(found.length, 'warning'), detail: told(found), part: 'problems' }
}

/** The first of some problems in a sentence: "site.config/site.json:114: logo has no alt text." */
function told([first, ...others]: LocatedProblem[]): string {
  if (!first) return ''
  const { file, where, what } = first.problem
  const sentence = `${file}:${first.start.line}: ${[where, what].filter(Boolean).join(' ')}.`
  return others.length > 0 ? `The first: ${sentence}` : sentence
}
