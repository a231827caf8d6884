import type { TextBlock } from './page-facts'
import { type Element, attribute, isElement, isText } from './elements'

/** Elements that stand within a sentence. Every other one ends it. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
)

const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe'])

const HEADING = /^h[1-6]$/

/** Where a label stands that only screen readers say. Those of links are told with the links. */
const SPOKEN = 'label for screen readers'

/** The words of a body as a person reads them, block by block, and last the labels that are only spoken. */
export function readBlocks(body: Element): TextBlock[] {
  const blocks: TextBlock[] = []
  const labels: TextBlock[] = []
  let text = ''
  let heading = ''

  const end = (under: string) => {
    const words = text.replace(/\s+/g, ' ').trim()
    text = ''
    if (words) blocks.push({ text: words, under })
    return words
  }

  const read = (parent: Element, region: string) => {
    for (const child of parent.childNodes) {
      if (isText(child)) text = joinWords(text, child.value)
      if (!isElement(child) || UNREAD.has(child.tagName)) continue
      const spoken = attribute(child, 'aria-label')
      if (spoken && child.tagName !== 'a') labels.push({ text: spoken, under: SPOKEN })
      if (INLINE.has(child.tagName)) {
        read(child, region)
        continue
      }
      end(region || heading)
      const isRegion = parent === body && ['header', 'footer'].includes(child.tagName)
      read(child, isRegion ? child.tagName : region)
      if (HEADING.test(child.tagName) && !region) heading = end('heading') || heading
      else end(isRegion ? child.tagName : region || heading)
    }
  }
  read(body, '')
  end('')
  return [...blocks, ...labels]
}

/** Neighbours such as a number and its label, drawn apart by styles alone, are not one word. */
const joinWords = (before: string, after: string): string =>
  /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after) ? `${before} ${after}` : before + after
