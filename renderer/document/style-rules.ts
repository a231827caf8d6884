import { type AtRule, type ChildNode, type Container, parse } from 'postcss'

/** A class of a CSS module, as renderer/vite/scoped-name.ts makes it. */
const MODULE_CLASS = /\.(_[\w-]+)/g

/** What an element must not be, or may be one of: these classes need not stand on the page. */
const NOT_NEEDED = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g

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
 * Takes a stylesheet apart, when the code is bundled: what does it would be a third of the code that renders pages.
 * @throws where a stylesheet has statements such as @import, which no stylesheet within a page should have
 */
export const parseStyles = (css: string): StyleRule[] => rulesIn(parse(css))

function rulesIn(container: Container<ChildNode>): StyleRule[] {
  return (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === 'rule')
      return [{ heads: node.selectors.map((text) => ({ text, needs: classesOf(text) })), ...insideOf(node) }]
    if (node.type === 'atrule') return [atRule(node)]
    return []
  })
}

function atRule(node: AtRule): StyleRule {
  const text = `@${node.name} ${node.params}`.trim()
  if (!node.nodes) throw new Error(`"${text}" stands in a stylesheet of the pages, where only rules may stand.`)
  return { heads: [{ text, needs: [] }], ...insideOf(node) }
}

function insideOf(node: Container<ChildNode>): Omit<StyleRule, 'heads'> {
  const declarations = (node.nodes ?? []).flatMap((inner) =>
    inner.type === 'decl'
      ? [{ name: inner.prop, value: inner.important ? `${inner.value}!important` : inner.value }]
      : [],
  )
  const isCondition = node.type === 'atrule' && ['media', 'supports'].includes((node as unknown as AtRule).name)
  return { declarations, rules: rulesIn(node), isCondition }
}

/** The classes of CSS modules that must stand on the page for a selector to match. */
function classesOf(selector: string): string[] {
  return Array.from(selector.replaceAll(NOT_NEEDED, '').matchAll(MODULE_CLASS), ([, name]) => name ?? '')
}
