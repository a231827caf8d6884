import { splitSelectors } from './split-selectors'

/** A class of a CSS module, as renderer/vite/scoped-name.ts makes it. */
const MODULE_CLASS = /\.(_[\w-]+)/g

/** What an element must not be, or may be one of: these classes need not stand on the page. */
const NOT_NEEDED = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g

/** What holds signs that mean nothing there: strings, and what is escaped; they stay, comments go. */
const HIDDEN = /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^])|\/\*[^]*?\*\//g

/** What is skipped, and the signs that a stylesheet is built of. */
const SIGN = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|[{};()[\]]/g

/** "@media(print)": its name, and the rest. */
const AT_RULE = /^@([^\s"#'()/;[\\\]{}]+)\s*([^]*)$/

/** A rule of a stylesheet, as it is written: it is taken apart once, and needed for many kinds of pages. */
export interface StyleRule {
  /** What stands before its brace: selectors with the classes of CSS modules that each needs, or one "@media …". */
  heads: { text: string; needs: string[] }[]
  declarations: { name: string; value: string }[]
  /** Rules within it. */
  rules: StyleRule[]
  /** Whether it is nothing without rules that apply: "@media …". */
  isCondition: boolean
}

/**
 * Takes a stylesheet apart. PostCSS would do the same, and would be a third of the code that renders pages.
 * @throws where it has statements such as @import, which no stylesheet within a page should have, or where it is broken
 */
export function parseStyles(css: string): StyleRule[] {
  const text = css.replaceAll(HIDDEN, '$1')
  const rules: StyleRule[] = []
  const open: StyleRule[] = []
  let [start, depth] = [0, 0]
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (depth > 0 || !'{};'.includes(sign)) continue
    const statement = text.slice(start, index).trim()
    start = index + 1
    const around = open.at(-1)
    if (sign === '{') {
      const rule = ruleOf(statement)
      ;(around?.rules ?? rules).push(rule)
      open.push(rule)
    } else {
      if (statement) (around ?? refuse(statement)).declarations.push(declarationOf(statement))
      if (sign === '}' && !open.pop()) refuse('}')
    }
  }
  if (open.length > 0) refuse(open.at(-1)?.heads[0]?.text ?? '')
  if (text.slice(start).trim()) refuse(text.slice(start).trim())
  return rules
}

function refuse(text: string): never {
  throw new Error(`"${text}" stands in a stylesheet of the pages, where only whole rules may stand.`)
}

function ruleOf(head: string): StyleRule {
  const [, name, params] = AT_RULE.exec(head) ?? []
  const heads =
    name === undefined
      ? splitSelectors(head).map((text) => ({ text, needs: classesOf(text) }))
      : [{ text: `@${name} ${params}`.trim(), needs: [] }]
  return { heads, declarations: [], rules: [], isCondition: name === 'media' || name === 'supports' }
}

function declarationOf(text: string): StyleRule['declarations'][number] {
  const colon = text.indexOf(':')
  if (colon < 1 || text.startsWith('@')) refuse(text)
  const value = text.slice(colon + 1).replace(/\s*!\s*important$/i, '!important')
  return { name: text.slice(0, colon).trimEnd(), value: value.trimStart() }
}

/** The classes of CSS modules that must stand on the page for a selector to match. */
function classesOf(selector: string): string[] {
  return Array.from(selector.replaceAll(NOT_NEEDED, '').matchAll(MODULE_CLASS), ([, name]) => name ?? '')
}
