import { count } from '../../../renderer/pipeline/problems/pretty'

/** A comment on GitHub may have 65,536 characters. */
const LONGEST = 60_000

/** Joins the parts of a summary: without the details of the last groups where it would be too long, and cut where it still is. */
export function fitParts(head: string[], groups: string[], tail: string[]): string {
  for (let shown = groups.length; shown >= 0; shown--) {
    const left = groups.length - shown
    const rest = left > 0 ? [`The changes of ${count(left, 'more group')} are in \`report.html\`.`] : []
    const text = [...head, ...groups.slice(0, shown), ...rest, ...tail].join('\n\n')
    if (text.length < LONGEST) return text
  }
  const end = '\n\nThe rest is in `report.html`.'
  const lines = [...head, ...tail].join('\n\n').slice(0, LONGEST - end.length - 1)
  return `${lines.slice(0, lines.lastIndexOf('\n'))}${end}`
}
