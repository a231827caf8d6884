import type { Measurement } from './measurement'

/** Of several runs on one page the one with the fewest points in all. */
export function worstRun(runs: Measurement[]): Measurement {
  return runs.reduce((worst, run) => (points(run) < points(worst) ? run : worst))
}

const points = ({ scores }: Measurement) => Object.values(scores).reduce((sum, score) => sum + score, 0)
