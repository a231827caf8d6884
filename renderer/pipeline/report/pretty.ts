import type { Colors } from 'picocolors/types'
import { frame } from './frame'
import type { LocatedProblem } from './located'

/** Problems for people: place, what is wrong, the lines around it, what to do next. */
export function reportPretty(problems: LocatedProblem[], colors: Colors): string {
  return problems.map((located) => `${describe(located, colors)}\n`).join('\n')
}

function describe({ problem, text, start, end }: LocatedProblem, c: Colors): string {
  const severity = problem.severity === 'error' ? c.red('error') : c.yellow('warning')
  const lines = [
    `${c.bold(`${problem.file}:${start.line}:${start.column}`)}  ${severity}  ${problem.where}`,
    `  ${problem.what}`,
    ...(text ? frame({ text, start, end }, c) : []),
    ...(problem.hint ? [`  ${c.cyan(problem.hint)}`] : []),
  ]
  return lines.join('\n')
}
