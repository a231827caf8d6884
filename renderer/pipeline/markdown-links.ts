import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt({ html: false, linkify: false })
// every address counts here, also one that would not be rendered as a link: it is told as a mistake
parser.validateLink = () => true

/** The addresses of a Markdown text's links, in order. */
export function markdownLinks(text: string): string[] {
  if (!text.includes('](') && !text.includes('<')) return []
  return parser
    .parse(text, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
}
