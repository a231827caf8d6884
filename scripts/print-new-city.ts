import { count, terminalColors, reportPretty } from '../renderer/pipeline/problems/pretty'
import type { SourceDocument } from '../renderer/pipeline/documents/document'
import { openSite } from '../renderer/pipeline/open-site'
import { locate, positionAt } from '../renderer/pipeline/problems/problem'
import type { OldFact } from './old-facts'

/** How much of a line is shown, and how much of it before the place. */
const [WIDEST, BEFORE] = [90, 40]

/** Every place that may be true of the old city only, under the fact that stands there. */
export function describeFacts({ file, text }: SourceDocument, facts: OldFact[]): string {
  const lines = text.split('\n')
  const byFact = new Map<string, string[]>()
  for (const { fact, offset } of facts) {
    const { line, column } = positionAt(text, offset)
    const words = excerpt(lines[line - 1] ?? '', column - 1)
    byFact.set(fact, [...(byFact.get(fact) ?? []), `  ${file}:${line}:${column}  ${words}`])
  }
  return [...byFact]
    .map(([fact, places]) => `It still says ${fact}, in ${count(places.length, 'place')}:\n${places.join('\n')}\n`)
    .join('\n')
}

/** A line, cut around a place where it is long. */
function excerpt(line: string, at: number): string {
  const words = line.trim()
  const start = at - (line.length - line.trimStart().length)
  const from = Math.max(0, Math.min(start - BEFORE, words.length - WIDEST))
  const to = from + WIDEST
  return `${from > 0 ? '…' : ''}${words.slice(from, to)}${to < words.length ? '…' : ''}`
}

/** Prints what is wrong with a page that was just written, but for the old city's name, which was listed. */
export async function printProblemsOf(file: string, site: string): Promise<void> {
  const opened = openSite(site)
  const problems = opened.problems.filter((problem) => problem.file === file && problem.rule !== 'leftover-city')
  if (problems.length > 0) console.log(`\n${reportPretty(locate({ ...opened, problems }), terminalColors)}`.trimEnd())
}
