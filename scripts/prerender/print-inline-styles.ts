import { INLINE_STYLE_FIX, type InlineStyle } from '../../renderer/render/inline-styles'
import { count, terminalColors } from '../../renderer/problems/pretty'
import type { PageFacts } from '../../renderer/site/page'

/**
 * Warns on stdout of inline styles: once for each type of section, with the first page as the example.
 * @param pages the facts of all pages
 * @param stylesByFile the inline styles of the pages that have some, by their documents
 */
export function printInlineStyles(pages: PageFacts[], stylesByFile: Map<string, InlineStyle[]>): void {
  const { bold, cyan, dim, yellow } = terminalColors
  const styles = pages.flatMap(({ route, file }) =>
    (stylesByFile.get(file) ?? []).map((style) => ({ route, ...style })),
  )
  for (const component of new Set(styles.map(({ file }) => file))) {
    const [first, ...others] = styles.filter(({ file }) => file === component)
    if (!first) continue
    const also = others.length > 0 ? `, here and on ${count(others.length, 'more page')}` : ''
    const lines = [
      `${bold(component)}  ${yellow('warning')}  ${first.place} of ${first.route}  ${dim('inline-style')}`,
      `  renders ${first.element}${also}. Its style works in development only: the content security policy of a built page forbids inline styles.`,
      `  ${cyan(INLINE_STYLE_FIX)}`,
    ]
    console.log(`${lines.join('\n')}\n`)
  }
}
