import { INLINE_STYLE_FIX, type InlineStyle } from '../../renderer/render/inline-styles'
import { count, terminalColors } from '../../renderer/problems/pretty'
import type { PageFacts } from '../../renderer/site/page'

/**
 * Prints warnings about inline styles: one for each section type, with the first page as an example.
 * @param pages the facts of all pages
 * @param stylesByFile the inline styles of pages, by their documents
 */
export function printInlineStyles(pages: PageFacts[], stylesByFile: Map<string, InlineStyle[]>): void {
  const { bold, cyan, dim, yellow } = terminalColors
  const styles = pages.flatMap(({ route, file }) =>
    (stylesByFile.get(file) ?? []).map((style) => ({ route, ...style })),
  )
  for (const component of new Set(styles.map(({ file }) => file))) {
    const [first, ...rest] = styles.filter(({ file }) => file === component)
    if (!first) continue
    const also = rest.length > 0 ? `, here and on ${count(rest.length, 'more page')}` : ''
    const lines = [
      `${bold(component)}  ${yellow('warning')}  ${first.place} of ${first.route}  ${dim('inline-style')}`,
      `  renders ${first.element}${also}. Its style only works in development: the content security policy of a built page forbids inline styles.`,
      `  ${cyan(INLINE_STYLE_FIX)}`,
    ]
    console.log(`${lines.join('\n')}\n`)
  }
}
