import MarkdownIt, { type Token } from 'markdown-it'

/** Creates a parser of the Markdown that texts may hold, for the page and for the rules. */
export const createMarkdown = () =>
  new MarkdownIt({ html: false, linkify: false }).disable([
    // Pictures have a field of their own, where their sizes are made and their alt text is checked.
    'image',
    // Aligned columns would come out as style attributes, which the content security policy forbids.
    'table',
  ])

/** What a reader sees of these parts of a line. */
export const wordsOf = (parts: Token[]): string =>
  parts.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('')

const parser = createMarkdown()

/** The words of a Markdown text, a line for each paragraph or entry of a list: a link becomes its label. */
export function plainText(text: string): string {
  const lines = parser.parse(text, {}).map(({ children, content }) => (children ? wordsOf(children) : content))
  return lines.filter((line) => line !== '').join('\n')
}
