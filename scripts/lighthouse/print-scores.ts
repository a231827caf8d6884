import type { Colors } from 'picocolors/types'
import { alignColumns } from '../terminal'
import { explainLoss } from './explain-loss'
import type { Judged } from './lost-points'
import { CATEGORY_NAMES, type Category, DEVICES } from './measurement'

/** A table of the scores, then what costs points, for people. */
export function printScores(judged: Judged[], palette: Colors): string {
  const blocks = [scoreTable(judged, palette), ...judged.flatMap((one) => explainLoss(one, palette))]
  return blocks.join('\n\n')
}

/** A row for each route: the four scores on each device. */
function scoreTable(judged: Judged[], palette: Colors): string {
  const routes = [...new Set(judged.map(({ measurement }) => measurement.route))]
  const over = ['', ...DEVICES.flatMap((device) => CATEGORY_NAMES.map((_, column) => (column === 0 ? device : '')))]
  const head = ['page', ...DEVICES.flatMap(() => ['perf', 'a11y', 'best', 'seo'])]
  const rows = routes.map((route) => [
    route,
    ...DEVICES.flatMap((device) => {
      const one = judged.find(({ measurement }) => measurement.route === route && measurement.device === device)
      return CATEGORY_NAMES.map((name) => (one ? paint(one, name, palette) : ''))
    }),
  ])
  return alignColumns([over, head].map((row) => row.map(palette.dim)).concat(rows)).join('\n')
}

/** 100 is green, what is meant to be less yellow, a fault red. */
function paint({ measurement, lost }: Judged, name: Category, { green, red, yellow }: Colors): string {
  const fault = lost.find(({ category }) => category === name)
  const color = fault ? (fault.exception ? yellow : red) : green
  return color(String(measurement.scores[name]).padStart(3))
}
