import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt({ html: false, linkify: false })

/** The words of a text in small letters, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** What a reader sees of Markdown: a link's label, not its address. Its other signs may stay, since they are no words. */
export function visibleText(markdown: string): string {
  if (!/[[<&]/.test(markdown)) return markdown
  const blocks = parser.parse(markdown, {}).map(({ children, content }) => {
    const pieces = children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    return pieces ? pieces.join('') : content
  })
  return blocks.join('\n')
}
