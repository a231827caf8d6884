import { createRequire } from 'node:module'
import type { CssNode, Declaration, List, ListItem, ParseOptions, WalkContext } from 'css-tree'
import { resolveAddress } from './drawing-addresses'
import { AT_RULES, FUNCTIONS, PROPERTIES } from './drawing-names'
import { FaultyDrawing } from './faulty-drawing'

/**
 * In most drawings a value is a number, a name, a color or a place in the drawing itself, "url(#shadow)", and css-tree takes
 * longer to load than all of them to draw.
 */
const SIMPLE = /^(?:[\w\s#.,%+-]*|url\(#[\w-]+\))$/

/** The css-tree package, loaded when the first drawing needs it. */
let cssTree: typeof import('css-tree') | undefined

const loadCssTree = () => (cssTree ??= createRequire(import.meta.url)('css-tree') as typeof import('css-tree'))

/** In characters: a style of this length takes css-tree a tenth of a second. */
const MAX_LENGTH = 50_000

/** How deep brackets may stand within each other: css-tree calls itself for each. */
const MAX_DEPTH = 50

/** Cleans the value of one property: "blur(2px)". */
export const cleanValue = (text: string): string => (SIMPLE.test(text) ? text : cleanStyle(text, { context: 'value' }))

/** Cleans the content of a `style` attribute: "fill: none; stroke: #000". */
export const cleanDeclarations = (text: string): string => cleanStyle(text, { context: 'declarationList' })

/** Cleans a stylesheet. */
export const cleanStylesheet = (text: string): string => cleanStyle(text, { context: 'stylesheet' })

/**
 * Reads CSS, and writes again what is known: what css-tree can't read, and properties that draw nothing, are left out.
 * @throws FaultyDrawing where it would load something
 */
function cleanStyle(text: string, options: ParseOptions): string {
  if (text.length > MAX_LENGTH)
    throw new FaultyDrawing(`holds a style of more than ${MAX_LENGTH.toLocaleString('en')} characters`)
  if (bracketDepth(text) > MAX_DEPTH) throw new FaultyDrawing('holds a style with too many brackets within each other')
  const { generate, walk } = loadCssTree()
  const tree = parseStyle(text, options)
  if (!tree) return ''
  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      checkNode(node, this.declaration ?? undefined)
    },
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (list && !isKnown(node)) list.remove(item)
    },
  })
  return generate(tree)
}

/** Undefined where css-tree can make nothing of a value: browsers pass over it as well. */
function parseStyle(text: string, options: ParseOptions): CssNode | undefined {
  try {
    const tree = loadCssTree().parse(text, { ...options, parseCustomProperty: true })
    return tree.type === 'Raw' ? undefined : tree
  } catch (error) {
    if ((error as Error).name === 'SyntaxError') return undefined
    throw error
  }
}

/** How deep the brackets of a text are at most, wherever they stand. */
function bracketDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if ('([{'.includes(character)) deepest = Math.max(deepest, ++depth)
    else if (')]}'.includes(character)) depth--
  }
  return deepest
}

/**
 * Checks a part of a style, and writes into it the address as it was understood. Names are compared as they are written: an
 * escape is in none of the lists.
 * @throws FaultyDrawing where it would load something
 */
function checkNode(node: CssNode, within: Declaration | undefined): void {
  if (node.type === 'Url') node.value = ownAddress(node.value)
  if (node.type === 'Function' && (!within || isKnown(within)) && !FUNCTIONS.has(node.name.toLowerCase()))
    throw new FaultyDrawing(`holds a style with ${node.name}(), which could load something`)
  if (node.type !== 'Atrule') return
  const name = node.name.toLowerCase()
  if (name === 'font-face') throw new FaultyDrawing('brings a font of its own (@font-face)')
  if (name !== 'import') return
  const first = node.prelude?.type === 'AtrulePrelude' ? node.prelude.children.first : null
  ownAddress(first?.type === 'String' || first?.type === 'Url' ? first.value : '')
  throw new FaultyDrawing('holds a style that loads another one (@import)')
}

/** @throws FaultyDrawing for an address outside of the drawing */
function ownAddress(written: string): string {
  const { inside, outside } = resolveAddress(written)
  if (inside === undefined) throw new FaultyDrawing(`holds a style that ${outside}`)
  return inside
}

/** Whether a part of a style can be published. */
function isKnown(node: CssNode): boolean {
  if (node.type === 'Atrule') return AT_RULES.has(node.name.toLowerCase()) && node.prelude?.type !== 'Raw'
  if (node.type === 'Rule') return node.prelude.type === 'SelectorList'
  if (node.type !== 'Declaration') return !NOT_PUBLISHED.has(node.type)
  const { property, value, important } = node
  const isProperty = PROPERTIES.has(property.toLowerCase()) || property.startsWith('--')
  return isProperty && value.type === 'Value' && typeof important === 'boolean'
}

/** What css-tree can't read, and what only says something to people. */
const NOT_PUBLISHED = new Set(['Raw', 'CDO', 'CDC', 'Comment'])
