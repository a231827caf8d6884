import MarkdownIt from 'markdown-it'

/** A heading of a Markdown text. */
export interface MarkdownHeading {
  /** From 1 to 6. */
  level: number
  text: string
  /** As it stands in the source, when that is one line: "### Words". */
  source: string
}

const parser = new MarkdownIt({ html: false })

/** How the line of a heading begins, or the line below one. */
const HEADING = /^ {0,3}(#|=+\s*$|-+\s*$)/
const HEADING_LINE = new RegExp(HEADING, 'm')
/** The first signs of such a line, and the empty text’s. */
const BEGINNINGS = ' #=-'

/** A quick look: false where a text can't hold headings. Most have one line, of which the beginning tells. */
export const mayHoldHeadings = (text: string): boolean => {
  if (text.includes('\n') || text.includes('\r')) return HEADING_LINE.test(text)
  return BEGINNINGS.includes(text.charAt(0)) && HEADING.test(text)
}

/** The headings of a Markdown text, in order. */
export function markdownHeadings(text: string): MarkdownHeading[] {
  if (!mayHoldHeadings(text)) return []
  const tokens = parser.parse(text, {})
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const { content = '' } = tokens[index + 1] ?? {}
    const source = token.markup.startsWith('#') ? `${token.markup} ${content}` : content
    return [{ level: Number(token.tag.slice(1)), text: content, source }]
  })
}
