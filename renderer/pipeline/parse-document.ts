import { type Node, getNodePath, parseTree } from 'jsonc-parser'
import { type SourceDocument, describePlace } from '../documents/document'
import { toPointer, withoutComments } from '../documents/json-tree'
import type { Problem } from '../problems/problem'
import { MAX_LENGTH, NODE_RULES, SYNTAX_RULES, blankByteOrderMark, mayBreakNodeRules } from '../rules/syntax/syntax'

/**
 * Parses a document strictly. If the text is not JSON, no other problem is reported, since it would only be a consequence.
 * @returns the document, and the problems with its syntax, names and values
 */
export function parseDocument(file: string, text: string): { document: SourceDocument; problems: Problem[] } {
  const problems: Problem[] = []
  const readable = blankByteOrderMark(text)
  const json = text.length > MAX_LENGTH ? undefined : parseJson(readable)
  for (const { name, severity, fix: hint, isReadable, find } of SYNTAX_RULES) {
    const mistakes = find(text, json)
    const about = { severity, rule: name, file, pointer: '', where: 'The document', hint }
    problems.push(...mistakes.map((mistake) => ({ ...about, ...mistake })))
    if (mistakes.length > 0 && !isReadable)
      return { document: { file, text, value: undefined, tree: undefined }, problems }
  }
  // must be decided before comments are removed, since their names count too
  const isSuspect = mayBreakNodeRules(text, json?.value)
  let tree: Node | undefined
  const document = {
    file,
    text,
    value: withoutComments(json?.value),
    get tree() {
      return (tree ??= parseTree(readable))
    },
  }
  return {
    document,
    problems: [...problems, ...(isSuspect && document.tree ? checkNodes(document, document.tree) : [])],
  }
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** Applies the rules about names and values to a node and all nodes below it, in the order of the text. */
function checkNodes(document: SourceDocument, node: Node, problems: Problem[] = []): Problem[] {
  const { file, text } = document
  for (const { name, severity, fix: hint, node: type, find } of NODE_RULES) {
    if (type !== node.type) continue
    for (const { node: markedNode, span, ...about } of find(node, text)) {
      const { parent, offset, length } = markedNode
      const path = getNodePath(markedNode)
      const isName = parent?.type === 'property' && parent.children?.[0] === markedNode
      const where = describePlace(document, isName ? path.slice(0, -1) : path)
      const place = { start: offset, end: offset + length, ...span, pointer: toPointer(path), where }
      problems.push({ severity, rule: name, file, hint, ...place, ...about })
    }
  }
  for (const child of node.children ?? []) checkNodes(document, child, problems)
  return problems
}
