import { type ChildNode, parse } from 'postcss'
import { type Element, elementsOf, rawText } from './elements'

/** The rules of a document's <style> elements: media query and selector → declarations. */
export function readStyles(html: Element): Map<string, string> {
  const rules = new Map<string, string>()
  for (const style of elementsOf(html)) {
    if (style.tagName !== 'style') continue
    for (const node of parse(rawText(style)).nodes) readRule(node, '', rules)
  }
  return rules
}

function readRule(node: ChildNode, context: string, rules: Map<string, string>): void {
  const name = node.type === 'rule' ? node.selector : node.type === 'atrule' ? `@${node.name} ${node.params}` : ''
  if (!('nodes' in node) || !node.nodes) return
  const path = `${context} ${name}`.trim()
  const declarations = node.nodes.filter(({ type }) => type === 'decl').map(String)
  if (declarations.length > 0) rules.set(path, [rules.get(path), ...declarations].filter(Boolean).join('; '))
  for (const child of node.nodes) readRule(child, path, rules)
}
