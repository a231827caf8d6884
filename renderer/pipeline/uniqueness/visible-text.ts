import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt({ html: false, linkify: false })

/** What a reader sees of Markdown: a link's label, not its address. Its other signs may stay, since they are no words. */
export function visibleText(markdown: string): string {
  if (!/[[<&]/.test(markdown)) return markdown
  const blocks = parser.parse(markdown, {}).map(({ children, content }) => {
    const pieces = children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    return pieces ? pieces.join('') : content
  })
  return blocks.join('\n')
}
