import { MagicString, type SourceMap } from 'magic-string'
import { type ESTree, parseSync } from 'vite'
import { innerNodes } from './inner-nodes.ts'
import { CONDITION, isJsx, nodeCode } from './element-code.ts'
import { type ModuleNames, moduleNames } from './module-names.ts'
import type { Code } from './parts.ts'
import type { JsxNode } from './read-element.ts'

/** What compiled code calls: what `renderer/document/markup/compiled.ts` exports, with a sign that no name here begins with. */
const RUNTIME =
  'renderComponent writeHost writeNode toNode innerHtml props each attributes noted flag address boolean className text'
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
  const names = moduleNames(program)
  compileWithin(program, text, names)
  if (!text.hasChanged()) return
  const constants = names.constants.map((code, index) => ` const $constant${index + 1} = ${code};`)
  const condition = text.toString().includes(CONDITION) ? ` let ${CONDITION};` : ''
  text.prepend(`${IMPORT}${condition}${constants.join('')}`)
  return { code: text.toString(), map: isMapped ? text.generateMap({ source: file, hires: 'boundary' }) : null }
}

/** Compiles every outermost element within a node, the node itself included. */
function compileWithin(node: ESTree.Node, text: MagicString, names: ModuleNames): void {
  if (isJsx(node)) return replace(node, nodeCode(node, names), text, names)
  for (const inner of innerNodes(node)) compileWithin(inner, text, names)
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
