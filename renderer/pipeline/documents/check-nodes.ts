import { getNodePath, type Node } from 'jsonc-parser'
import { describePlace } from './describe-place'
import type { SourceDocument } from './document'
import { toPointer } from './json-tree'
import type { Problem } from '../problem'
import { NODE_RULES } from '../rules/registry'
import type { NodeMistake, NodeRule } from '../rules/rule'

/** What the rules about names and values say of a document. One walk asks all of them, since documents are large. */
export function checkNodes(document: SourceDocument): Problem[] {
  const problems: Problem[] = []
  const rules = NODE_RULES.filter(({ mayStandIn }) => !mayStandIn || mayStandIn(document.text))
  const visit = (node: Node): void => {
    for (const rule of rules) {
      if (!rule.nodes.includes(node.type)) continue
      for (const mistake of rule.find(node, document.text)) problems.push(problemOfNode(rule, document, mistake))
    }
    node.children?.forEach(visit)
  }
  if (document.tree) visit(document.tree)
  return problems
}

function problemOfNode(rule: NodeRule, document: SourceDocument, { node, span, ...about }: NodeMistake): Problem {
  const path = getNodePath(node)
  const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node
  return {
    severity: rule.severity,
    rule: rule.name,
    file: document.file,
    ...(span ?? { start: node.offset, end: node.offset + node.length }),
    pointer: toPointer(path),
    where: describePlace(document, isName ? path.slice(0, -1) : path),
    ...about,
  }
}
