import colors from 'picocolors'
import type { Colors } from 'picocolors/types'
import { getOrInsertComputed } from '../documents/get-or-insert'
import type { LocatedProblem, Problem, Severity } from './problem'
import { shorten } from './shorten'

/**
 * Reports problems for people: the place, the mistake, the lines around it, and what to do. A mistake that many documents
 * have in common is reported once, where the first of them is.
 * @param isUngrouped whether to report each problem on its own
 */
export function reportPretty(problems: LocatedProblem[], c: Colors, isUngrouped = false): string {
  const shown = problems.map(printableWords)
  const groups = isUngrouped ? new Map<string, LocatedProblem[]>() : groupsOf(shown)
  const reports: string[] = []
  for (const located of shown) {
    const group = groups.get(located.problem.group ?? '')
    if (!group) reports.push(reportOne(located, c))
    else if (group[0] === located) reports.push(reportGroup(group, located.problem, c))
  }
  return reports.map((report) => `${report}\n`).join('\n')
}

/** Replaces the characters of a document's text, or of a file's name, that could control the terminal or can’t be seen. */
const printable = (text: string): string =>
  text.replaceAll(/(?!\n)\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '\uFFFD')

/** A problem with words that can be shown, whatever the document holds. */
export function printableWords({ problem, ...place }: LocatedProblem): LocatedProblem {
  const { file, where, what, hint, group } = problem
  const words = { file: printable(file), where: printable(where), what: printable(what), hint: printable(hint) }
  return { ...place, problem: { ...problem, ...words, ...(group && { group: printable(group) }) } }
}

function reportOne({ problem, text, start, end }: LocatedProblem, c: Colors) {
  const { severity, rule, file, where, what, hint } = problem
  return [
    `${c.bold(formatPlace(file, start))}  ${paint(severity, c)}  ${where}  ${c.dim(rule)}`,
    `  ${what}`,
    ...(text ? frame({ text, start, end }, c) : []),
    `  ${c.cyan(hint)}`,
  ].join('\n')
}

/** The number of documents with the same mistake from which they share one report. */
const MIN_GROUP = 4

/** How many documents a shared report names. */
const MAX_NAMED = 10

/** The problems that many documents have in common, by group. */
function groupsOf(problems: LocatedProblem[]): Map<string, LocatedProblem[]> {
  const groups = new Map<string, LocatedProblem[]>()
  for (const located of problems) getOrInsertComputed(groups, located.problem.group ?? '', () => []).push(located)
  return new Map([...groups].filter(([name, group]) => name && firstInEach(group).length >= MIN_GROUP))
}

/** The first problem of each document. */
const firstInEach = (group: LocatedProblem[]) =>
  group.filter(({ problem }, index) => problem.file !== group[index - 1]?.problem.file)

/** @example "30 pages  warning  copy site.config/pages/plano.json  copied-page", and where they are */
function reportGroup(group: LocatedProblem[], { severity, rule, group: what }: Problem, c: Colors): string {
  const documents = firstInEach(group)
  const named = documents.slice(0, MAX_NAMED).map(({ problem: { file }, start }) => formatPlace(file, start))
  const more = documents.length - named.length
  const noun = documents.every(({ problem: { file } }) => /[\\/]pages[\\/]/.test(file)) ? 'page' : 'document'
  const [hint, another] = new Set(group.map(({ problem }) => problem.hint))
  const each = '`npm run validate -- --all` shows each'
  return [
    `${c.bold(count(documents.length, noun))}  ${paint(severity, c)}  ${what}  ${c.dim(rule)}`,
    ...[...named, ...(more > 0 ? [`and ${more} more`] : [])].map((line) => `    ${line}`),
    `  ${c.cyan(another ? `${each}, and what to do.` : `${hint} ${each}.`)}`,
  ].join('\n')
}

const formatPlace = (file: string, { line, column }: LocatedProblem['start']) => `${file}:${line}:${column}`

const paint = (severity: Severity, c: Colors) => (severity === 'error' ? c.red : c.yellow)(severity)

/** Counts the problems: "2 errors, 1 warning in 42 pages." */
export function summary(pages: number, problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const parts = [...(errors ? [count(errors, 'error')] : []), ...(warnings ? [count(warnings, 'warning')] : [])]
  return `${parts.join(', ') || 'No problems'} in ${count(pages, 'page')}.`
}

/** How many characters of a line are shown. Longer lines are cut around the mark. */
const MAX_WIDTH = 110

/** How many characters of a long line are shown before the mark. */
const MAX_BEFORE_MARK = 40

/** The line of a mistake as plain text, the lines before and after it, and a mark under the mistake. */
export const excerptOf = (located: LocatedProblem): string[] =>
  located.text ? frame(located, colors.createColors(false)) : []

/** The line of a mistake, the lines before and after it, and a mark under the mistake. */
function frame({ text, start, end }: Omit<LocatedProblem, 'problem'>, c: Colors): string[] {
  const lines = text.split('\n')
  const last = Math.min(lines.length, start.line + 1)
  const width = String(last).length
  const cut = Math.max(
    0,
    Math.min(start.column - 1 - MAX_BEFORE_MARK, (lines[start.line - 1]?.length ?? 0) - MAX_WIDTH),
  )
  const shown: string[] = []
  for (let number = Math.max(1, start.line - 1); number <= last; number++) {
    const isMarked = number === start.line
    const whole = printable((lines[number - 1] ?? '').replaceAll('\t', ' ').trimEnd())
    const line = shorten(whole, MAX_WIDTH, isMarked ? cut : 0)
    shown.push(`${isMarked ? c.red('  >') : '   '} ${c.dim(`${String(number).padStart(width)} |`)} ${line}`.trimEnd())
    if (!isMarked) continue
    const indent = start.column - 1 - cut
    const length = end.line === start.line ? end.column - start.column : line.length - indent
    const mark = '^'.repeat(Math.max(1, Math.min(length, MAX_WIDTH - indent)))
    shown.push(`    ${' '.repeat(width)} ${c.dim('|')} ${' '.repeat(indent)}${c.red(mark)}`)
  }
  return shown
}

/** A number and its noun: "1 page", "42 pages". */
export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** Colors for a terminal only: if CI is set, picocolors would also color what other programs read. */
export const terminalColors = colors.createColors(Boolean(process.stdout.isTTY) && colors.isColorSupported)
