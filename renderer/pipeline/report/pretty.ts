import type { Colors } from 'picocolors/types'
import type { LocatedProblem } from './located'

/** The longest part of a line that is shown; longer lines are cut around the mark. */
const WIDEST = 110

/** Problems for people: place, what is wrong, the lines around it, what to do next. */
export function reportPretty(problems: LocatedProblem[], colors: Colors): string {
  return problems.map((located) => `${describe(located, colors)}\n`).join('\n')
}

function describe({ problem, text, start, end }: LocatedProblem, c: Colors): string {
  const severity = problem.severity === 'error' ? c.red('error') : c.yellow('warning')
  const lines = [
    `${c.bold(`${problem.file}:${start.line}:${start.column}`)}  ${severity}  ${problem.where}`,
    `  ${problem.what}`,
    ...(text ? frame(text, start, end, c) : []),
    ...(problem.hint ? [`  ${c.cyan(problem.hint)}`] : []),
  ]
  return lines.join('\n')
}

/** The line of a mistake with the one before and the one after it, and a mark under the mistake. */
function frame(text: string, start: LocatedProblem['start'], end: LocatedProblem['end'], c: Colors): string[] {
  const lines = text.split('\n')
  const last = Math.min(lines.length, start.line + 1)
  const width = String(last).length
  const cut = Math.max(0, Math.min(start.column - 41, (lines[start.line - 1]?.length ?? 0) - WIDEST))
  const show = (line: string, from: number) => {
    const rest = from > 0 ? `…${line.slice(from + 1)}` : line
    return rest.length > WIDEST ? `${rest.slice(0, WIDEST - 1)}…` : rest
  }
  const shown: string[] = []
  for (let number = Math.max(1, start.line - 1); number <= last; number++) {
    const isMarked = number === start.line
    const line = show((lines[number - 1] ?? '').replaceAll('\t', ' ').trimEnd(), isMarked ? cut : 0)
    shown.push(`${isMarked ? c.red('  >') : '   '} ${c.dim(`${String(number).padStart(width)} |`)} ${line}`.trimEnd())
    if (!isMarked) continue
    const length =
      end.line === start.line
        ? Math.max(1, end.column - start.column)
        : Math.max(1, line.length - (start.column - 1 - cut))
    const mark = '^'.repeat(Math.min(length, Math.max(1, WIDEST - (start.column - 1 - cut))))
    shown.push(`    ${' '.repeat(width)} ${c.dim('|')} ${' '.repeat(start.column - 1 - cut)}${c.red(mark)}`)
  }
  return shown
}
