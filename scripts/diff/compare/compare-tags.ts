import type { Change } from '../change'
import { DRAWING } from '../facts/read-tags'

/** The start tags that only one side has. Their number and order are what words, links and pictures tell. */
export function compareTags(before: string[], after: string[]): Change[] {
  const removed = without(before, after)
  const added = without(after, before)
  const redrawn = new Set(
    removed.map(drawingOf).filter((tag) => tag && added.some((other) => drawingOf(other) === tag)),
  )
  const isTold = (tag: string) => redrawn.has(drawingOf(tag))
  return [
    ...[...redrawn].map((tag): Change => ({ kind: 'markup', name: `another drawing in ${tag}` })),
    ...removed.filter((tag) => !isTold(tag)).map((tag): Change => ({ kind: 'markup', name: 'element', before: tag })),
    ...added.filter((tag) => !isTold(tag)).map((tag): Change => ({ kind: 'markup', name: 'element', after: tag })),
  ]
}

const without = (tags: string[], others: string[]): string[] => {
  const known = new Set(others)
  return [...new Set(tags)].filter((tag) => !known.has(tag))
}

/** The tag of a drawing without what is drawn; undefined for every other tag. */
function drawingOf(tag: string): string | undefined {
  const at = tag.lastIndexOf(DRAWING)
  return at < 0 ? undefined : tag.slice(0, at)
}
