import type { Path } from '../documents/json-tree'
import { type Origin, originOf } from '../resolve/origin'
import type { Speaker } from './explanation'
import type { Subject } from './subject'

/** Where a value that is not left out was written, and who says it. */
export function speakerOf({ page, document }: Subject, path: Path): { from: Speaker; origin: Origin } {
  if (!page) return { from: 'site', origin: { document, path } }
  const origin = originOf(page, path)
  if (origin.document !== page.document) return { from: 'shared', origin }
  const [list, index] = path
  const isInShared = list === 'sections' && path.length > 2 && page.origins[Number(index)]?.shared !== undefined
  return { from: isInShared ? 'override' : 'page', origin }
}
