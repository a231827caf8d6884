import type { Colors } from 'picocolors/types'
import { shorten } from '../../renderer/problems/shorten'
import { alignColumns } from '../terminal'
import { CATEGORIES, CATEGORY_NAMES, DEVICES, type Measurement } from './measurement'

/** How many elements of an audit are shown, and how many characters of each. */
const [MAX_ELEMENTS, ELEMENT_WIDTH] = [3, 110]

/** Formats a table of the scores, then what costs points, for people. */
export function printScores(measurements: Measurement[], palette: Colors): string {
  const over = ['', ...DEVICES.flatMap((device) => [device, '', '', ''])]
  const head = ['page', ...DEVICES.flatMap(() => ['perf', 'a11y', 'best', 'seo'])]
  const routes = [...new Set(measurements.map(({ route }) => route))]
  const rows = routes.map((route) => [
    route,
    ...measurements.filter((one) => one.route === route).flatMap((one) => printRow(one, palette)),
  ])
  const table = alignColumns([over.map(palette.dim), head.map(palette.dim), ...rows])
  return [table.join('\n'), ...measurements.flatMap((one) => explainLoss(one, palette))].join('\n\n')
}

/** 100 is green, less on purpose is yellow, a fault is red. */
function printRow({ scores, exceptions }: Measurement, { green, red, yellow }: Colors): string[] {
  return CATEGORY_NAMES.map((name) => {
    const color = scores[name] === 100 ? green : exceptions?.[name] ? yellow : red
    return color(String(scores[name]).padStart(3))
  })
}

/** Lists for each category below 100 what costs points, or why it is below 100 on purpose. */
export function explainLoss(measurement: Measurement, { bold, dim }: Colors): string[] {
  const { route, device, scores, exceptions, audits } = measurement
  return CATEGORY_NAMES.filter((name) => scores[name] < 100).map((name) => {
    const title = bold(`${route} (${device}): ${CATEGORIES[name]} ${scores[name]}`)
    if (exceptions?.[name]) return `${title}\n  on purpose: ${exceptions?.[name]}`
    const lines = audits
      .filter(({ category }) => category === name)
      .flatMap(({ sentence, points, elements }) => [
        `  ${points > 0 ? `−${points}`.padStart(5) : '     '}  ${sentence}`,
        ...elements.slice(0, MAX_ELEMENTS).map((element) => `      ${dim(shorten(element, ELEMENT_WIDTH))}`),
      ])
    return [title, ...lines].join('\n')
  })
}
