import type { Colors } from 'picocolors/types'
import type { Span } from './kinds/mutant'
import type { Verdict } from './run-mutants'

/** The bounds for all mutants together. */
const BOUNDS = { rejected: 1, inside: 0.999, errorsEach: 1.05, suggested: 0.98 }

/** How well mistakes are reported. Shares are from 0 to 1, and 1 if there is nothing to count. */
export interface Figures {
  mutants: number
  rejected: number
  inside: number
  /** Errors for one mistake, on average. */
  errorsEach: number
  suggested: number
  /** How many misspelled names should be suggested. */
  typos: number
  /** How many misspelled names were nearer to another valid one, and aren't counted in typos. */
  nearerToAnother: number
}

/** Counts verdicts. */
export function figuresOf(verdicts: Verdict[]): Figures {
  const share = (whole: Verdict[], is: (verdict: Verdict) => boolean | undefined) =>
    whole.length === 0 ? 1 : whole.filter(is).length / whole.length
  const typos = verdicts.filter(({ isSuggested }) => isSuggested !== undefined)
  return {
    mutants: verdicts.length,
    rejected: share(verdicts, ({ isRejected }) => isRejected),
    inside: share(verdicts, ({ isInside }) => isInside),
    errorsEach: verdicts.reduce((sum, { errors }) => sum + errors.length, 0) / Math.max(1, verdicts.length),
    suggested: share(typos, ({ isSuggested }) => isSuggested),
    typos: typos.length,
    nearerToAnother: verdicts.filter(({ mutant }) => mutant.suggestion?.isNearerToAnother).length,
  }
}

/** A sentence for every bound that figures miss. */
export const missedBounds = (figures: Figures): string[] =>
  (['rejected', 'inside', 'errorsEach', 'suggested'] as const)
    .filter((name) => (name === 'errorsEach' ? figures[name] > BOUNDS[name] : figures[name] < BOUNDS[name]))
    .map((name) => `${name} ${figures[name]}, expected ${BOUNDS[name]}`)

/** How many examples of a kind are shown if it misses a bound. */
const EXAMPLES = 3

const percent = (share: number) => `${(share * 100).toFixed(share === 1 ? 0 : 2)}%`

function row(name: string, cells: (string | number)[], nearer: string): string {
  return `${name.padEnd(36)}${cells.map((cell) => String(cell).padStart(10)).join('')}${nearer}`
}

function line(name: string, figures: Figures): string {
  const { mutants, rejected, inside, errorsEach, suggested, typos, nearerToAnother } = figures
  const cells = [percent(rejected), percent(inside), errorsEach.toFixed(2), typos > 0 ? percent(suggested) : '']
  return row(name, [mutants, ...cells], String(nearerToAnother || '').padStart(8))
}

/** A table of all kinds, with examples of each one that misses a bound, and the figures of all together. */
export function printFigures(verdicts: Verdict[], colors: Colors): string {
  const kinds = [...new Set(verdicts.map(({ mutant }) => mutant.kind))]
  const header = row('', ['mutants', 'rejected', 'inside', 'errors', 'suggested'], '  nearer')
  const lines = kinds.flatMap((name) => {
    const of = verdicts.filter(({ mutant }) => mutant.kind === name)
    const figures = figuresOf(of)
    const isMissed = missedBounds(figures).length > 0
    const poor = isMissed ? of.filter(({ isFine }) => !isFine).slice(0, EXAMPLES) : []
    return [isMissed ? colors.yellow(line(name, figures)) : line(name, figures), ...poor.map(printExample)]
  })
  const whole = figuresOf(verdicts)
  return [
    header,
    ...lines,
    colors.bold(line('all', whole)),
    `Of ${whole.typos + whole.nearerToAnother} misspelled names, ${whole.nearerToAnother} were nearer to another valid one, and aren’t counted.`,
    ...missedBounds(whole).map((text) => colors.red(`missed: ${text}`)),
  ].join('\n')
}

/** How many characters are shown around a place, and of the place itself, and how many errors of one mutant. */
const AROUND = 30
const MOST = 100
const ERRORS = 3

/** A mutant and what was reported: the file, the change, the messages. */
export function printExample({ mutant, errors }: Verdict): string {
  const { document, text, culprits, suggestion } = mutant
  const meant = suggestion ? `, meant was "${suggestion.name}"` : ''
  const reported = errors.slice(0, ERRORS).map(({ file, rule, what, hint, ...span }) => {
    const place = file === document.file ? shown(text, span) : file
    return `      ${rule}: ${place} ${what.slice(0, MOST)}${hint ? ` — ${hint.slice(0, MOST)}` : ''}`
  })
  return [
    `    ${document.file}: ${culprits.map((span) => shown(text, span)).join(' or ')}${meant}`,
    ...(reported.length > 0 ? reported : ['      nothing was reported']),
  ].join('\n')
}

/** A marked piece of a text, and the text around it. */
export const shown = (text: string, { start, end }: Span) =>
  JSON.stringify(
    `${text.slice(Math.max(0, start - AROUND), start)}«${text.slice(start, end).slice(0, MOST)}»${text.slice(end, end + AROUND)}`,
  )
