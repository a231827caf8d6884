import MarkdownIt from 'markdown-it'

/** A link to a page of the site, or to a place on one. */
export interface Link {
  /** As it is written: "/plano?from=mail#faq". */
  link: string
  /** The address it names, "/plano"; empty when it stays on its page. */
  route: string
  /** The place it names: "faq". */
  anchor: string | undefined
}

/** Every link of these texts that stays on the site. */
export function internalLinks<Text extends { links: string[] }>(texts: Text[]): (Link & { source: Text })[] {
  return texts.flatMap((source) =>
    source.links
      .filter((link) => internalRoute(link) !== undefined || link.startsWith('#'))
      .map((link) => ({ source, ...linkOf(link) })),
  )
}

/** Every link of a text, wherever it leads: a text of the format "link" is one, and Markdown may have some. */
export function linksIn(format: string, text: string): string[] {
  if (format === 'link') return [text]
  return format === 'markdown' ? markdownLinks(text) : []
}

const parser = new MarkdownIt({ html: false, linkify: false })
// every address counts here, also one that would not be rendered as a link: a rule finds it wrong
parser.validateLink = () => true

/** The addresses of a Markdown text's links, in order. */
function markdownLinks(text: string): string[] {
  // every link has one of these signs, and most texts have neither
  if (!/[\]<]/.test(text)) return []
  return parser
    .parse(text, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
}

/** The address of the site that a link names: "/plano" of "/plano#faq"; none of "#faq" and of other sites' addresses. */
export function internalRoute(link: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(link)?.[0]
}

/** What a link of the site names: "/plano?from=mail#faq" the route "/plano", and there "faq". */
export function linkOf(link: string): Link {
  return { link, route: internalRoute(link) ?? '', anchor: link.split('#', 2)[1] || undefined }
}
