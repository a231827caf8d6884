import { CASES, type Case } from '../measure/measurement'
import { measurementsOf, medianCost, ratioOf } from '../results/median-cost'
import type { Results } from '../results/results'
import { megabytes, ratio, seconds } from '../results/units'
import type { Bar, Block } from './block'

/** What the drawing shows, from top to bottom; blocks of what was not measured are left out. */
export function barBlocks(results: Results): Block[] {
  return [
    { title: `Built ${CASES.cold}`, bars: timeBars(results, 'cold') },
    { title: `Built again after ${CASES.edit}`, bars: timeBars(results, 'edit') },
    { title: `The most memory of all processes, built ${CASES.cold}`, bars: memoryBars(results) },
  ].filter(({ bars }) => bars.length > 0)
}

const timeBars = (results: Results, name: Case): Bar[] =>
  barsOf(results, name, 'wall', seconds).map((bar) => {
    const share = bar.tool === 'Plat' ? undefined : ratioOf(results.towns, bar.tool, name, 'wall')
    return share === undefined ? bar : { ...bar, note: `Plat takes ${ratio(share)} of it` }
  })

const memoryBars = (results: Results): Bar[] => barsOf(results, 'cold', 'memory', megabytes)

function barsOf(
  { towns, versions }: Results,
  name: Case,
  figure: 'wall' | 'memory',
  label: (value: number) => string,
): Bar[] {
  return Object.entries(versions).flatMap(([tool, version]) => {
    const value = medianCost(towns, tool, name)?.[figure]
    const runs = measurementsOf(towns, tool, name).flatMap(({ cost }) => cost[figure] ?? [])
    return value === undefined ? [] : [{ tool, version, value, label: label(value), runs }]
  })
}
