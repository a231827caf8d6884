import type { Site } from '../../schemas/types'
import { linkAttributes } from './href'

/** Letters, spaces and signs that never mean anything: such a text is its own HTML, and most texts are such. */
const PLAIN = /^[\p{L}\p{N} ,.;:?!()'’‘“”…–—/%$+-]*$/u

/** The same where letters have no accents: the tables of Unicode are not needed to tell. */
const PLAIN_ENGLISH = /^[A-Za-z\d ,.;:?!()'’‘“”…–—/%$+-]*$/

const isPlain = (text: string) => PLAIN_ENGLISH.test(text) || PLAIN.test(text)

/** A link of the site, or one that calls, with plain words. "!" before it would make it a picture. */
const PLAIN_LINK = /(?<!!)\[([\p{L}\p{N} ,.;:?()'’‘“”…–—/%$+-]+)\]\(([/#][\w/#-]*|tel:\+?\d+)\)/gu

/**
 * A line of Markdown without anything but words and plain links, as HTML, without parsing it.
 * @returns undefined where the line may mean more
 */
export function plainInline(text: string, site: Site): string | undefined {
  // a space is the only one of these signs that Markdown takes away at the ends
  if (isPlain(text)) return text.startsWith(' ') || text.endsWith(' ') ? undefined : text
  if (!text.includes('](') || text !== text.trim()) return undefined
  // what stands around links must be plain, and stand around something
  if (!isPlain(text.replace(PLAIN_LINK, 'a'))) return undefined
  return text.replace(PLAIN_LINK, (whole, words: string, address: string) =>
    address.startsWith('//') ? whole : `<a${writeAttributes(address, site)}>${words}</a>`,
  )
}

/** Where it leads, and that a telephone number never breaks into two lines. Nothing in such an address has to be escaped. */
function writeAttributes(address: string, site: Site): string {
  const { href } = linkAttributes(address, site)
  return address.startsWith('tel:') ? ` href="${href}" class="nobr"` : ` href="${href}"`
}
