import { describePlace } from '../describe-place'
import { toPointer } from '../json-tree'
import { type Origin, nodeOf } from '../origin'
import type { Problem } from '../problem'

/**
 * A problem at the place where a value was written.
 * @param part a piece of the value's text, to be marked instead of all of it
 */
export function problemAt(origin: Origin, about: Pick<Problem, 'rule' | 'what' | 'hint'>, part?: string): Problem {
  const node = nodeOf(origin)
  const { document, path } = origin
  const inside = part === undefined ? -1 : document.text.slice(node.offset, node.offset + node.length).indexOf(part)
  const start = inside < 0 ? node.offset : node.offset + inside
  return {
    severity: 'error',
    file: document.file,
    start,
    end: inside < 0 ? node.offset + node.length : start + (part?.length ?? 0),
    pointer: toPointer(path),
    where: describePlace(document, path),
    ...about,
  }
}
