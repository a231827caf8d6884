import type { Colors } from 'picocolors/types'
import { alignColumns } from '../../terminal'
import { CASES, CASE_NAMES, type Case, type Measurement } from '../measure/measurement'
import { medianCost, medianStages } from './median-cost'
import { seconds } from './units'

/** Where the time of Plat's builds went; nothing where they did not tell. */
export function printStages(measurements: Measurement[], palette: Colors): string[] {
  const told = CASE_NAMES.filter((name) => medianStages(measurements, name).length > 0)
  const stages = [...new Set(told.flatMap((name) => medianStages(measurements, name).map(([stage]) => stage)))]
  if (told.length === 0) return []
  const of = (name: Case) => new Map(medianStages(measurements, name))
  const rows = stages.map((stage) => [
    stage,
    ...told.map((name) => {
      const time = of(name).get(stage)
      return time === undefined ? '–' : seconds(time)
    }),
  ])
  const rest = told.map((name) => {
    const whole = medianCost(measurements, 'Plat', name)?.wall ?? 0
    return seconds(Math.max(0, whole - [...of(name).values()].reduce((sum, time) => sum + time, 0)))
  })
  const head = ['', ...told.map((name) => CASES[name])].map(palette.dim)
  const table = alignColumns([head, ...rows, ['starting and ending', ...rest]])
  return [[palette.bold('Where Plat’s time went'), ...table].join('\n')]
}
