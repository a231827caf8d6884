import { MagicString, type SourceMap } from 'magic-string'
import { type ESTree, parseSync } from 'vite'
import { CONDITION, isJsx, nodeCode } from './element-code.ts'
import { type ModuleNames, moduleNames } from './module-names.ts'
import type { Code } from './parts.ts'
import type { JsxNode } from './read-element.ts'

/** What compiled code calls: what `renderer/document/markup/compiled.ts` exports, with a sign that no name here begins with. */
const RUNTIME = 'renderComponent writeHost writeNode toNode innerHtml props flag address boolean className text'
const IMPORT = `import { ${RUNTIME.replace(/\w+/g, '$& as $$$&,')} } from '/renderer/document/markup/compiled.ts';`

/**
 * Compiles the JSX of a module into code that adds up markup.
 * @param isMapped whether anybody reads a source map, which takes a third of the time
 * @returns nothing where there is none, or where the module can't be parsed: Vite tells that better
 * @throws JsxError for JSX that is not understood here
 */
export function compileJsx(
  file: string,
  source: string,
  isMapped = true,
): { code: string; map: SourceMap | null } | undefined {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return
  const text = new MagicString(source)
  compileWithin(program, text, moduleNames(program))
  if (!text.hasChanged()) return
  text.prepend(text.toString().includes(CONDITION) ? `${IMPORT} let ${CONDITION};` : IMPORT)
  return { code: text.toString(), map: isMapped ? text.generateMap({ source: file, hires: 'boundary' }) : null }
}

/** Compiles every outermost element within a node, the node itself included. */
function compileWithin(node: ESTree.Node, text: MagicString, names: ModuleNames): void {
  if (isJsx(node)) return replace(node, nodeCode(node, names), text, names)
  for (const value of Object.values(node))
    if (Array.isArray(value)) for (const inner of value) compileIfNode(inner, text, names)
    else compileIfNode(value, text, names)
}

function compileIfNode(value: unknown, text: MagicString, names: ModuleNames): void {
  if (typeof value === 'object' && value !== null && 'type' in value && 'start' in value)
    compileWithin(value as ESTree.Node, text, names)
}

/** Writes code in an element's place. What it takes from the source stays where it is. */
function replace({ start, end }: JsxNode, code: Code, text: MagicString, names: ModuleNames): void {
  let [at, written] = [start, '']
  for (const piece of code)
    if (typeof piece === 'string') written += piece
    else {
      text.update(at, piece.start, written)
      compileWithin(piece, text, names)
      at = piece.end
      written = ''
    }
  text.update(at, end, written)
}
