import type { ESTree } from 'vite'

/** The nodes that a node of a syntax tree consists of. */
export function innerNodes(node: ESTree.Node): ESTree.Node[] {
  const inner: ESTree.Node[] = []
  for (const value of Object.values(node) as unknown[])
    if (Array.isArray(value)) inner.push(...value.filter(isNode))
    else if (isNode(value)) inner.push(value)
  return inner
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
