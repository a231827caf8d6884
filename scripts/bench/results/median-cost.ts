import type { Cost } from '../measure/measure-process'
import type { Case, Measurement } from '../measure/measurement'

/** The measurements of one tool in one case. */
export const measurementsOf = (measurements: Measurement[], tool: string, name: Case): Measurement[] =>
  measurements.filter((one) => one.tool === tool && one.case === name)

/** What a build costs: of each figure the median of its runs. Undefined where nothing was measured. */
export function medianCost(measurements: Measurement[], tool: string, name: Case): Cost | undefined {
  const costs = measurementsOf(measurements, tool, name).map(({ cost }) => cost)
  if (costs.length === 0) return undefined
  const median = (figure: keyof Cost) => {
    const known = costs.flatMap((cost) => cost[figure] ?? [])
    return known.length > 0 ? medianOf(known) : undefined
  }
  return { wall: median('wall') ?? 0, cpu: median('cpu'), memory: median('memory') }
}

/** How long Plat takes for each second that a peer takes: the median of the runs' own ratios. */
export function ratioOf(
  measurements: Measurement[],
  peer: string,
  name: Case,
  figure: 'wall' | 'cpu',
): number | undefined {
  const theirs = measurementsOf(measurements, peer, name)
  const ratios = theirs.flatMap(({ run, cost }) => {
    const own = measurementsOf(measurements, 'Plat', name).find((one) => one.run === run)?.cost[figure]
    const other = cost[figure]
    return own === undefined || !other ? [] : [own / other]
  })
  return ratios.length > 0 ? medianOf(ratios) : undefined
}

/** Seconds of each stage of Plat's build, in order: the median of the runs. Empty where the build does not tell them. */
export function medianStages(measurements: Measurement[], name: Case): [stage: string, seconds: number][] {
  const runs = measurementsOf(measurements, 'Plat', name).flatMap(({ stages }) => (stages ? [stages] : []))
  const names = [...new Set(runs.flatMap((stages) => Object.keys(stages)))]
  return names.map((stage) => [stage, medianOf(runs.map((stages) => stages[stage] ?? 0))])
}

/** The number that half of a list's numbers don't exceed; 0 of an empty list. */
function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0
}
