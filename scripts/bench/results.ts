import type { Cost } from './measure-process'

/** What is done before a build that is measured, in the order in which they are measured. */
export const CASES = {
  cold: 'from nothing',
  edit: 'one word changed',
  unchanged: 'nothing changed',
} as const

export type Case = keyof typeof CASES

export const CASE_NAMES = Object.keys(CASES) as Case[]

/** What one build cost. */
export interface Measurement {
  tool: string
  case: Case
  /** Counted from 0. */
  run: number
  cost: Cost
  /** Seconds of each stage, in order, where the tool writes them. */
  stages?: Record<string, number>
}

/** All that a run of the bench found out. */
export interface Results {
  /** What it ran on, in one line. */
  machine: string
  /** Of each tool, Plat first. */
  versions: Record<string, string>
  /** The towns, which every tool built. */
  pages: number
  /** The pages that Plat built beside them, since their links lead there. */
  otherPages: number
  runs: number
  /** Of the towns. */
  towns: Measurement[]
  /** Of the site that ships. */
  shipped: Measurement[]
}

/** The cost of a tool's builds in a case: of each figure the median of its runs. Undefined where nothing was measured. */
export function medianCost(measurements: Measurement[], tool: string, name: Case): Cost | undefined {
  const costs = costsOf(measurements, tool, name).map(({ cost }) => cost)
  const median = (figure: keyof Cost) => medianOf(costs.flatMap((cost) => cost[figure] ?? []))
  const wall = median('wall')
  return wall === undefined ? undefined : { wall, cpu: median('cpu'), memory: median('memory') }
}

/** How long Plat takes for each second that a peer takes: the median of the ratios of builds in the same run. */
export function ratioOf(towns: Measurement[], peer: string, name: Case, figure: 'wall' | 'cpu'): number | undefined {
  const own = costsOf(towns, 'Plat', name)
  const ratios = costsOf(towns, peer, name).flatMap(({ run, cost }) => {
    const [ours, theirs] = [own.find((one) => one.run === run)?.cost[figure], cost[figure]]
    return ours === undefined || !theirs ? [] : [ours / theirs]
  })
  return medianOf(ratios)
}

/** Seconds of each stage of Plat's builds, in order: the median of the runs. Empty where builds write none. */
export function medianStages(measurements: Measurement[], name: Case): Map<string, number> {
  const runs = costsOf(measurements, 'Plat', name).flatMap(({ stages }) => (stages ? [stages] : []))
  const names = new Set(runs.flatMap((stages) => Object.keys(stages)))
  return new Map([...names].map((stage) => [stage, medianOf(runs.map((stages) => stages[stage] ?? 0)) ?? 0]))
}

const costsOf = (measurements: Measurement[], tool: string, name: Case): Measurement[] =>
  measurements.filter((one) => one.tool === tool && one.case === name)

/** The number that half of the numbers don't exceed. */
const medianOf = (numbers: number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
