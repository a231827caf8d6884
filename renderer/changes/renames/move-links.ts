import { linkOf } from '../../documents/links'
import { readText } from '../../schema/texts'
import type { WrittenText } from './rewrite-texts'

/** Two addresses on a site: where links lead now, and where they will lead. */
export interface MovedAddress {
  from: string
  to: string
  /** The site's own address, "https://example.com", which links may begin with. */
  url: unknown
}

/** Makes the links in a text lead to another address, with the same anchors. All other words stay as they are. */
export function moveLinks({ format, text, blocks }: WrittenText, address: MovedAddress): string {
  if (['link', 'https', 'variable'].includes(format)) return moveLink(text, address)
  // most texts name no address
  return format === 'markdown' && text.includes(address.from) ? moveMarkdownLinks(text, blocks, address) : text
}

/** "/old?from=mail#faq" is "/new?from=mail#faq". */
function moveLink(link: string, { from, to, url }: MovedAddress): string {
  if (linkOf(link, url).route !== from) return link
  const start = link.startsWith('/') ? 0 : link.indexOf('/', 'https://'.length)
  return link.slice(0, start) + to + link.slice(start + from.length)
}

function moveMarkdownLinks(text: string, blocks: boolean | undefined, address: MovedAddress): string {
  const linksIn = (markdown: string) => readText('markdown', markdown, blocks).links
  let result = text
  for (const link of new Set(linksIn(text))) {
    const moved = moveLink(link, address)
    if (moved === link) continue
    for (let start = result.indexOf(link); start >= 0; start = result.indexOf(link, start + 1)) {
      const changed = result.slice(0, start) + moved + result.slice(start + link.length)
      // the same letters may be words, code, or a part of a longer link
      if (isMoved(linksIn(result), linksIn(changed), link, moved)) result = changed
    }
  }
  return result
}

/** Whether all that has changed in a list of links is that some lead to another address. */
const isMoved = (before: string[], after: string[], link: string, moved: string): boolean =>
  before.length === after.length &&
  before.join('\n') !== after.join('\n') &&
  before.every((one, index) => one === after[index] || (one === link && after[index] === moved))
