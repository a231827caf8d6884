import type { Colors } from 'picocolors/types'
import { alignColumns } from '../../terminal'
import { thousands } from '../../html-report/format'
import { CASES, CASE_NAMES, type Measurement } from '../measure/measurement'
import { medianCost } from './median-cost'
import { printRatios } from './print-ratios'
import { printStages } from './print-stages'
import type { Results } from './results'
import { megabytes, seconds } from './units'

/** The figures of a run, for people. */
export function printResults(results: Results, palette: Colors): string {
  const { machine, pages, otherPages, runs, versions } = results
  const { cores, memory, node, processor, system } = machine
  return [
    `${processor}, ${cores} cores, ${Math.round(memory / 1e9)} GB, ${system}, Node ${node}. ${runs === 1 ? 'One run' : `Median of ${runs} runs`}.`,
    ...printMeasurements(
      `${thousands(pages)} pages (Plat’s site has ${otherPages} more)`,
      results.towns,
      { versions, pages },
      palette,
    ),
    ...printRatios(results, palette),
    ...printStages(results.towns, palette),
    ...printMeasurements('The site that ships', results.shipped, { versions, pages: otherPages }, palette),
  ].join('\n\n')
}

function printMeasurements(
  title: string,
  measurements: Measurement[],
  { versions, pages }: Pick<Results, 'versions' | 'pages'>,
  palette: Colors,
): string[] {
  if (measurements.length === 0) return []
  const head = ['', '', 'wall', 'CPU', 'memory', 'pages a second'].map(palette.dim)
  const rows = CASE_NAMES.flatMap((name) =>
    Object.entries(versions).flatMap(([tool, version]) => {
      const cost = medianCost(measurements, tool, name)
      if (!cost) return []
      const { cpu, memory, wall } = cost
      const figures = [wall, cpu].map((time) => (time === undefined ? '–' : seconds(time)))
      const weight = memory === undefined ? '–' : megabytes(memory)
      // after an edit the tools build unlike numbers of pages
      const speed = name === 'cold' ? [thousands(Math.round(pages / wall))] : []
      return [[CASES[name], `${tool} ${version}`, ...figures, weight, ...speed]]
    }),
  )
  return [[palette.bold(title), ...alignColumns([head, ...rows])].join('\n')]
}
