import type { Colors } from 'picocolors/types'
import { BOUNDS, type Figures, figuresOf, missedBounds } from './figures'
import type { Verdict } from './judge'
import { printExample } from './print-example'

/** How many examples of a kind are shown where it misses a bound. */
const EXAMPLES = 3

const percent = (share: number) => `${(share * 100).toFixed(share === 1 ? 0 : 2)}%`

function line(name: string, figures: Figures): string {
  const { mutants, rejected, inside, errorsEach, suggested, typos, nearerToAnother } = figures
  const cells = [
    mutants,
    percent(rejected),
    percent(inside),
    errorsEach.toFixed(2),
    typos > 0 ? percent(suggested) : '',
  ]
  return `${name.padEnd(36)}${cells.map((cell) => String(cell).padStart(10)).join('')}${String(nearerToAnother || '').padStart(8)}`
}

/** A table of all kinds, examples of those that miss a bound by themselves, and what all together show. */
export function printFigures(verdicts: Verdict[], colors: Colors): string {
  const kinds = [...new Set(verdicts.map(({ mutant }) => mutant.kind))]
  const header = `${''.padEnd(36)}${['mutants', 'rejected', 'inside', 'errors', 'suggested'].map((cell) => cell.padStart(10)).join('')}  nearer`
  const lines = kinds.flatMap((name) => {
    const of = verdicts.filter(({ mutant }) => mutant.kind === name)
    const figures = figuresOf(of)
    const isMissed = missedBounds(figures).length > 0
    const poor = isMissed ? of.filter(({ isFine }) => !isFine).slice(0, EXAMPLES) : []
    return [isMissed ? colors.yellow(line(name, figures)) : line(name, figures), ...poor.map(printExample)]
  })
  const whole = figuresOf(verdicts)
  const missed = missedBounds(whole).map((name) => `${name} ${whole[name]}, asked for ${BOUNDS[name]}`)
  return [
    header,
    ...lines,
    colors.bold(line('all', whole)),
    `Of ${whole.typos + whole.nearerToAnother} misspelt names ${whole.nearerToAnother} were nearer to another valid one, and are not counted as suggested or not.`,
    ...missed.map((text) => colors.red(`missed: ${text}`)),
  ].join('\n')
}
