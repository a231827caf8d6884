import type { Site } from '../../schemas/types'
import { linkAttributes } from './href'

/** What is plain, and how it is linked. */
interface Plain {
  /** Letters, spaces and signs that never mean anything: such a text is its own HTML, and most texts are such. */
  text: RegExp
  /** A link of the site, or one that calls, with plain words. "!" before it would make it a picture. */
  link: RegExp
}

const ANY_LETTERS: Plain = {
  text: /^[\p{L}\p{N} ,.;:?!()'’‘“”…–—/%$+-]*$/u,
  link: /(?<!!)\[([\p{L}\p{N} ,.;:?()'’‘“”…–—/%$+-]+)\]\(([/#][\w/#-]*|tel:\+?\d+)\)/gu,
}

/** The same where letters have no accents: the tables of Unicode are not needed to tell. */
const ENGLISH: Plain = {
  text: /^[A-Za-z\d ,.;:?!()'’‘“”…–—/%$+-]*$/,
  link: /(?<!!)\[([A-Za-z\d ,.;:?()'’‘“”…–—/%$+-]+)\]\(([/#][\w/#-]*|tel:\+?\d+)\)/g,
}

/**
 * A line of Markdown without anything but words and plain links, as HTML, without parsing it.
 * @returns undefined where the line may mean more
 */
export function plainInline(text: string, site: Site): string | undefined {
  // a space is the only one of these signs that Markdown takes away at the ends
  if (text.startsWith(' ') || text.endsWith(' ')) return undefined
  if (text.includes('](')) return withLinks(text, site, ENGLISH) ?? withLinks(text, site, ANY_LETTERS)
  return ENGLISH.text.test(text) || ANY_LETTERS.text.test(text) ? text : undefined
}

/** A text whose links are plain, and all that stands around them. */
function withLinks(text: string, site: Site, plain: Plain): string | undefined {
  let html = ''
  let around = ''
  let end = 0
  plain.link.lastIndex = 0
  for (let found = plain.link.exec(text); found; found = plain.link.exec(text)) {
    const [whole, words = '', address = ''] = found
    const before = text.slice(end, found.index)
    around += before
    html += before + (address.startsWith('//') ? whole : `<a${writeAttributes(address, site)}>${words}</a>`)
    end = plain.link.lastIndex
  }
  const last = text.slice(end)
  return plain.text.test(around + last) ? html + last : undefined
}

/** Where it leads, and that a telephone number never breaks into two lines. Nothing in such an address has to be escaped. */
function writeAttributes(address: string, site: Site): string {
  const { href } = linkAttributes(address, site)
  return address.startsWith('tel:') ? ` href="${href}" class="nobr"` : ` href="${href}"`
}
