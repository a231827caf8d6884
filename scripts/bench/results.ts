import type { Colors } from 'picocolors/types'
import { thousands } from '../html-report/format'
import { alignColumns } from '../terminal'

/** What is done before a build that is measured, in the order in which they are measured. */
const CASES = { cold: 'from nothing', edit: 'one word changed', unchanged: 'nothing changed' }

export type Case = keyof typeof CASES

export const CASE_NAMES = Object.keys(CASES) as Case[]

/** What a whole process cost, with all that it started. Only Linux counts processor time and memory. */
export interface Cost {
  /** Seconds from its start to its end. */
  wall: number
  /** Seconds of processor time. */
  cpu?: number
  /** The most memory that all processes held at one time, in bytes: their own, without the files that they share. */
  memory?: number
}

/** What one build cost. */
export interface MeasuredBuild {
  tool: string
  case: Case
  /** Counted from 0. */
  run: number
  cost: Cost
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
  towns: MeasuredBuild[]
  shipped: MeasuredBuild[]
}

/** Prints the figures of a run, for people. Of several runs the median counts. */
export function printResults(results: Results, palette: Colors): string {
  const { machine, pages, otherPages, runs, versions, towns, shipped } = results
  const table = (title: string, columns: string[], rows: string[][]) =>
    rows.length === 0 ? [] : [[palette.bold(title), ...alignColumns([columns.map(palette.dim), ...rows])].join('\n')]
  const head = ['', '', 'wall', 'CPU', 'memory', 'pages a second']
  return [
    `${machine}. ${runs === 1 ? 'One run' : `Median of ${runs} runs`}.`,
    ...table(`${thousands(pages)} pages (Plat’s site has ${otherPages} more)`, head, costRows(towns, versions, pages)),
    ...table('How much Plat takes', ['', '', 'wall', 'CPU'], ratioRows(towns, Object.keys(versions))),
    ...table('The site that ships', head, costRows(shipped, versions, otherPages)),
  ].join('\n\n')
}

function costRows(measurements: MeasuredBuild[], versions: Results['versions'], pages: number): string[][] {
  return CASE_NAMES.flatMap((name) =>
    Object.entries(versions).flatMap(([tool, version]) => {
      const costs = buildsOf(measurements, tool, name).map(({ cost }) => cost)
      const wall = medianOf(costs.map(({ wall }) => wall))
      if (wall === undefined) return []
      const cpu = medianOf(costs.flatMap(({ cpu }) => cpu ?? []))
      const memory = medianOf(costs.flatMap(({ memory }) => memory ?? []))
      const figures = [
        seconds(wall),
        seconds(cpu),
        memory === undefined ? UNKNOWN : `${thousands(memory / 1_000_000)} MB`,
      ]
      // after an edit, each tool builds a different number of pages
      const speed = name === 'cold' ? [thousands(pages / wall)] : []
      return [[CASES[name], `${tool} ${version}`, ...figures, ...speed]]
    }),
  )
}

/** For each case and peer, how long Plat takes for each second of the peer: the median of the ratios within one run. */
function ratioRows(towns: MeasuredBuild[], tools: string[]): string[][] {
  const ratioOf = (peer: string, name: Case, figure: 'wall' | 'cpu') =>
    medianOf(
      buildsOf(towns, peer, name).flatMap(({ run, cost }) => {
        const own = buildsOf(towns, 'Plat', name).find((build) => build.run === run)?.cost[figure]
        const theirs = cost[figure]
        return own === undefined || !theirs ? [] : [own / theirs]
      }),
    )
  // "0.47", "0.042"
  const print = (ratio: number | undefined) => ratio?.toFixed(ratio < 0.1 ? 3 : 2) ?? UNKNOWN
  return CASE_NAMES.flatMap((name) =>
    tools.slice(1).flatMap((peer) => {
      const wall = ratioOf(peer, name, 'wall')
      return wall === undefined ? [] : [[CASES[name], `of ${peer}’s`, print(wall), print(ratioOf(peer, name, 'cpu'))]]
    }),
  )
}

const buildsOf = (measurements: MeasuredBuild[], tool: string, name: Case): MeasuredBuild[] =>
  measurements.filter((one) => one.tool === tool && one.case === name)

/** The median of numbers; undefined if there are none. */
const medianOf = (numbers: number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]

const UNKNOWN = '–'

/** A time as people read it: "0.42 s", "9.8 s", "124 s". */
const seconds = (time: number | undefined): string =>
  time === undefined ? UNKNOWN : `${time.toFixed(time < 1 ? 2 : time < 100 ? 1 : 0)} s`
