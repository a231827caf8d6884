import type { Colors } from 'picocolors/types'
import { thousands } from '../html-report/format'
import { alignColumns } from '../terminal'

/** What happens before a measured build, in the order in which they are measured. */
const CASES = { cold: 'from scratch', edit: 'one word changed', unchanged: 'nothing changed' }

export type Case = keyof typeof CASES

export const CASE_NAMES = Object.keys(CASES) as Case[]

/** The cost of a process and all processes that it started. Only Linux counts processor time and memory. */
export interface Cost {
  /** Seconds from its start to its end. */
  wall: number
  /** Seconds of processor time. */
  cpu?: number
  /** The most memory that all processes had at one time, in bytes, without the files that they share. */
  memory?: number
}

/** The cost of one build. */
export interface MeasuredBuild {
  tool: string
  case: Case
  /** Counted from 0. */
  run: number
  cost: Cost
}

/** The results of the bench. */
export interface Results {
  /** A description of the machine in one line. */
  machine: string
  /** The version of each tool, Plat first. */
  versions: Record<string, string>
  /** The number of towns, which every tool builds. */
  pages: number
  /** The number of pages that Plat builds in addition, because links lead there. */
  otherPages: number
  /** The number of pages of the site that ships. */
  shippedPages: number
  runs: number
  towns: MeasuredBuild[]
  shipped: MeasuredBuild[]
}

/** Formats the results for people. The median of several runs counts. */
export function printResults(results: Results, palette: Colors): string {
  const { machine, pages, otherPages, shippedPages, runs, versions, towns, shipped } = results
  const table = (title: string, columns: string[], rows: string[][]) =>
    rows.length === 0 ? [] : [[palette.bold(title), ...alignColumns([columns.map(palette.dim), ...rows])].join('\n')]
  const head = ['', '', 'wall', 'CPU', 'memory', 'pages a second']
  return [
    `${machine}. ${runs === 1 ? 'One run' : `Median of ${runs} runs`}.`,
    ...table(`${thousands(pages)} pages (Plat’s site has ${otherPages} more)`, head, costRows(towns, versions, pages)),
    ...table('How much Plat takes', ['', '', 'wall', 'CPU'], ratioRows(towns, Object.keys(versions))),
    ...table('The site that ships', head, costRows(shipped, versions, shippedPages)),
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

/** The rows for each case and peer with Plat's share of the peer's time: the median of the ratios within each run. */
function ratioRows(towns: MeasuredBuild[], tools: string[]): string[][] {
  const ratioOf = (peer: string, name: Case, figure: 'wall' | 'cpu') =>
    medianOf(
      buildsOf(towns, peer, name).flatMap(({ run, cost }) => {
        const platCost = buildsOf(towns, 'Plat', name).find((build) => build.run === run)?.cost[figure]
        const peerCost = cost[figure]
        return platCost === undefined || !peerCost ? [] : [platCost / peerCost]
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
  measurements.filter((build) => build.tool === tool && build.case === name)

/** The median of numbers; undefined if there are none. */
const medianOf = (numbers: number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]

const UNKNOWN = '–'

/** Formats a time: "0.42 s", "9.8 s", "124 s". */
const seconds = (time: number | undefined): string =>
  time === undefined ? UNKNOWN : `${time.toFixed(time < 1 ? 2 : time < 100 ? 1 : 0)} s`
