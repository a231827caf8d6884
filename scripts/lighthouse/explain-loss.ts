import type { Colors } from 'picocolors/types'
import type { Judged } from './lost-points'
import { CATEGORIES, type LostAudit } from './measurement'

/** How many elements of an audit are shown. */
const MOST_ELEMENTS = 3

/** How much of an element is shown, in characters. */
const ELEMENT_WIDTH = 110

/** A block for each category below 100: what costs its points, or why it is meant. */
export function explainLoss({ measurement, lost }: Judged, { bold, dim }: Colors): string[] {
  return lost.map(({ category, score, exception }) => {
    const title = bold(`${measurement.route} (${measurement.device}): ${CATEGORIES[category].title} ${score}`)
    if (exception) return `${title}\n  meant: ${exception.reason}`
    const audits = measurement.audits.filter((audit) => audit.category === category)
    return [title, ...audits.flatMap((audit) => explainAudit(audit, dim))].join('\n')
  })
}

function explainAudit({ sentence, points, elements }: LostAudit, dim: Colors['dim']): string[] {
  const shown = elements.slice(0, MOST_ELEMENTS).map((element) => `      ${dim(element.slice(0, ELEMENT_WIDTH))}`)
  return [`  ${points > 0 ? `−${points}`.padStart(5) : '     '}  ${sentence}`, ...shown]
}
