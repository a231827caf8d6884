import type { Node } from 'jsonc-parser'
import type { SourceDocument } from './document'
import { type Path, members } from './json-tree'
import type { Problem } from './problem'
import { problemAt } from './problem-at'

/** Every second member of one name in one object: JSON keeps only the last, so one of the two is lost without a word. */
export function findDuplicateKeys(document: SourceDocument, node: Node, path: Path = []): Problem[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) => findDuplicateKeys(document, child, [...path, index]))
  }
  if (node.type !== 'object') return []
  const seen = new Set<string>()
  return members(node).flatMap(({ key, value }) => {
    const inside = findDuplicateKeys(document, value, [...path, key.value])
    if (!seen.has(key.value)) {
      seen.add(key.value)
      return inside
    }
    return [duplicateKey(document, key.value, path), ...inside]
  })
}

function duplicateKey(document: SourceDocument, key: string, path: Path): Problem {
  const about = { rule: 'duplicate-key', what: `has "${key}" twice`, hint: 'Keep one of the two.' }
  return problemAt({ document, path }, about, { key })
}
