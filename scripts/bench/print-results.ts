import type { Colors } from 'picocolors/types'
import { alignColumns } from '../terminal'
import { CASES, CASE_NAMES, type Measurement, type Results, medianCost, medianStages, ratioOf } from './results'

/** Prints the figures of a run, for people. */
export function printResults(results: Results, palette: Colors): string {
  const { machine, pages, otherPages, runs, versions, towns, shipped } = results
  const peers = Object.keys(versions).filter((tool) => tool !== 'Plat')
  const head = ['', '', 'wall', 'CPU', 'memory', 'pages a second']
  const table = (title: string, [columns = [], ...rows]: string[][]) =>
    rows.length === 0 ? [] : [[palette.bold(title), ...alignColumns([columns.map(palette.dim), ...rows])].join('\n')]
  return [
    `${machine}. ${runs === 1 ? 'One run' : `Median of ${runs} runs`}.`,
    ...table(`${thousands(pages)} pages (Plat’s site has ${otherPages} more)`, [
      head,
      ...costRows(towns, versions, pages),
    ]),
    ...table('How much Plat takes', [['', '', 'wall', 'CPU'], ...ratioRows(towns, peers)]),
    ...table('Where Plat’s time went', stageRows(towns)),
    ...table('The site that ships', [head, ...costRows(shipped, versions, otherPages)]),
  ].join('\n\n')
}

/** A row for each case and tool. */
function costRows(measurements: Measurement[], versions: Results['versions'], pages: number): string[][] {
  return CASE_NAMES.flatMap((name) =>
    Object.entries(versions).flatMap(([tool, version]) => {
      const cost = medianCost(measurements, tool, name)
      if (!cost) return []
      const figures = [seconds(cost.wall), known(cost.cpu, seconds), known(cost.memory, megabytes)]
      // after an edit the tools build unlike numbers of pages
      const speed = name === 'cold' ? [thousands(Math.round(pages / cost.wall))] : []
      return [[CASES[name], `${tool} ${version}`, ...figures, ...speed]]
    }),
  )
}

function ratioRows(towns: Measurement[], peers: string[]): string[][] {
  return CASE_NAMES.flatMap((name) =>
    peers.flatMap((peer) => {
      const [wall, cpu] = [ratioOf(towns, peer, name, 'wall'), ratioOf(towns, peer, name, 'cpu')]
      return wall === undefined ? [] : [[CASES[name], `of ${peer}’s`, ratio(wall), known(cpu, ratio)]]
    }),
  )
}

/** A column for each case, and a row for each stage. */
function stageRows(towns: Measurement[]): string[][] {
  const cases = CASE_NAMES.map((name) => ({ name, stages: medianStages(towns, name) }))
  const columns = cases.filter(({ stages }) => stages.size > 0)
  if (columns.length === 0) return []
  const rest = columns.map(({ name, stages }) => {
    const sum = [...stages.values()].reduce((sum, time) => sum + time, 0)
    return seconds(Math.max(0, (medianCost(towns, 'Plat', name)?.wall ?? 0) - sum))
  })
  const names = new Set(columns.flatMap(({ stages }) => [...stages.keys()]))
  return [
    ['', ...columns.map(({ name }) => CASES[name])],
    ...[...names].map((stage) => [stage, ...columns.map(({ stages }) => known(stages.get(stage), seconds))]),
    ['starting and ending', ...rest],
  ]
}

const known = (figure: number | undefined, print: (figure: number) => string): string =>
  figure === undefined ? '–' : print(figure)

const thousands = (number: number): string => number.toLocaleString('en')

/** A time as people read it: "0.42 s", "9.8 s", "124 s". */
const seconds = (time: number): string => `${time.toFixed(time < 1 ? 2 : time < 100 ? 1 : 0)} s`

/** A weight in memory: "380 MB". */
const megabytes = (bytes: number): string => `${thousands(Math.round(bytes / 1_000_000))} MB`

/** How much of another time a time is: "0.47", "0.042". */
const ratio = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2)
