import type { ESTree } from 'vite'

/** The nodes that a node of a syntax tree consists of. */
export const innerNodes = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode)

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
