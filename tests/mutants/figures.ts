import type { Verdict } from './judge'

/** What is asked of all mutants together. */
export const BOUNDS = { rejected: 1, inside: 0.999, errorsEach: 1.05, suggested: 0.98 }

/** How well mistakes are reported. Shares are from 0 to 1; those of nothing are 1. */
export interface Figures {
  mutants: number
  rejected: number
  inside: number
  /** Errors for one mistake, on average. */
  errorsEach: number
  suggested: number
  /** How many misspelt names were to be suggested. */
  typos: number
  /** How many misspelt names were nearer to another valid one, and are not counted among them. */
  nearerToAnother: number
}

/** Counts verdicts. */
export function figuresOf(verdicts: Verdict[]): Figures {
  const share = (part: Verdict[], whole: Verdict[]) => (whole.length === 0 ? 1 : part.length / whole.length)
  const typos = verdicts.filter(({ isSuggested }) => isSuggested !== undefined)
  return {
    mutants: verdicts.length,
    rejected: share(
      verdicts.filter(({ isRejected }) => isRejected),
      verdicts,
    ),
    inside: share(
      verdicts.filter(({ isInside }) => isInside),
      verdicts,
    ),
    errorsEach: verdicts.reduce((sum, { errors }) => sum + errors.length, 0) / Math.max(1, verdicts.length),
    suggested: share(
      typos.filter(({ isSuggested }) => isSuggested),
      typos,
    ),
    typos: typos.length,
    nearerToAnother: verdicts.filter(({ mutant }) => mutant.suggestion?.isNearerToAnother).length,
  }
}

/** The names of the bounds that figures miss. */
export function missedBounds({ rejected, inside, errorsEach, suggested }: Figures): (keyof typeof BOUNDS)[] {
  return [
    ...(rejected < BOUNDS.rejected ? (['rejected'] as const) : []),
    ...(inside < BOUNDS.inside ? (['inside'] as const) : []),
    ...(errorsEach > BOUNDS.errorsEach ? (['errorsEach'] as const) : []),
    ...(suggested < BOUNDS.suggested ? (['suggested'] as const) : []),
  ]
}
