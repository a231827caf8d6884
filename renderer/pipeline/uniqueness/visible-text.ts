import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt({ html: false, linkify: false })

/** Where a reader may see other words than the author wrote: a link, a definition of one, an address, an entity. */
const OTHER_WORDS = /\]\(|\]:|<|&#?\w+;/

/** Most links are plain: a label without brackets, and an address of the web or of the site. */
const PLAIN_LINK = /!?\[([^[\]]*)\]\((?:[/#]|https?:|tel:|mailto:)[^\s()<>]*\)/g

/** What keeps a link from being one: an escape, or code. */
const LITERAL = /[\\`\t]|^ {4}|\n {4}/

/** What a reader sees of Markdown: a link's label, not its address. Its other signs may stay, since they are no words. */
export function visibleText(markdown: string): string {
  if (!OTHER_WORDS.test(markdown)) return markdown
  // parsing takes twenty times as long
  const plain = LITERAL.test(markdown) ? markdown : markdown.replaceAll(PLAIN_LINK, '$1')
  return OTHER_WORDS.test(plain) ? parsed(markdown) : plain
}

function parsed(markdown: string): string {
  const blocks = parser.parse(markdown, {}).map(({ children, content }) => {
    const pieces = children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    return pieces ? pieces.join('') : content
  })
  return blocks.join('\n')
}
