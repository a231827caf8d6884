import type { SourceDocument } from '../renderer/pipeline/documents/document'
import { members, nodeAt } from '../renderer/pipeline/documents/json-tree'
import type { Variables } from '../renderer/pipeline/documents/variables'

/**
 * A page's text with other vars, written in the manner of the old ones; all else stays as its author wrote it,
 * to the byte.
 */
export function replaceVars({ text, tree }: Pick<SourceDocument, 'text' | 'tree'>, vars: Variables): string {
  if (!tree) return text
  const object = nodeAt(tree, ['vars'])
  const old = members(object)
  const [first, second] = old
  const last = old.at(-1)
  if (!first || !last) return text
  const end = object.offset + object.length
  const after = ({ value }: typeof first) => value.offset + value.length
  const opening = text.slice(object.offset, first.key.offset)
  const between = second ? text.slice(after(first), second.key.offset) : `,${opening.slice(1)}`
  const colon = text.slice(first.key.offset + first.key.length, first.value.offset)
  const inOldOrder = old.map(({ key }) => String(key.value)).filter((name) => Object.hasOwn(vars, name))
  const entries = [...new Set([...inOldOrder, ...Object.keys(vars)])].map(
    (name) => `${JSON.stringify(name)}${colon}${JSON.stringify(vars[name])}`,
  )
  return text.slice(0, object.offset) + opening + entries.join(between) + text.slice(after(last), end) + text.slice(end)
}
