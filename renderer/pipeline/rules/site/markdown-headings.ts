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

/** A quick look: false where a text can't hold headings. */
export const mayHoldHeadings = (text: string): boolean => /^ {0,3}(#|=+\s*$|-+\s*$)/m.test(text)

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
