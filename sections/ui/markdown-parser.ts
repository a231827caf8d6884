import MarkdownIt, { type Token } from 'markdown-it'

/** An address between parentheses: it may have spaces, and parentheses in pairs. */
const DESTINATION = /(?:tel:|sms:|mailto:|https?:|\/|#)[^()<>\n]*(?:\([^()\n]*\)[^()<>\n]*)*(?=\))/y

/**
 * Creates a parser of the Markdown that texts may hold, for the page and for the rules. Unlike in CommonMark, the address of a
 * link may have spaces: "tel:(972) 555-0142" is a link as in a button, and a rule can report "/price list.pdf".
 */
export function createMarkdown() {
  const markdown = new MarkdownIt({ html: false, linkify: false }).disable([
    // Pictures have a field of their own, where their sizes are made and their alt text is checked.
    'image',
    // Aligned columns would come out as style attributes, which the content security policy forbids.
    'table',
  ])
  const { parseLinkDestination } = markdown.helpers
  markdown.helpers.parseLinkDestination = (source, start, max) => {
    DESTINATION.lastIndex = start
    const [address = ''] = source[start - 1] === '(' ? (DESTINATION.exec(source) ?? []) : []
    // after a space, a quote starts a link's title
    const isSpaced = /\s\S/.test(address) && !/\s["']/.test(address)
    if (!isSpaced) return parseLinkDestination(source, start, max)
    return { ok: true, pos: start + address.length, str: address.trim() }
  }
  return markdown
}

/** What a reader sees of these parts of a line. */
export const wordsOf = (parts: Token[]): string =>
  parts.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('')

const parser = createMarkdown()

/** The words of a Markdown text, a line for each paragraph or entry of a list: a link becomes its label. */
export function plainText(text: string): string {
  const lines = parser.parse(text, {}).map(({ children, content }) => (children ? wordsOf(children) : content))
  return lines.filter((line) => line !== '').join('\n')
}
