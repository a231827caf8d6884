import { parse } from 'parse5'
import { getOrInsertComputed } from '../../renderer/documents/get-or-insert'
import { type Element, attribute, collapse, elementsOf, isElement, isText, rawText } from './elements'

/** What a page says to people and to programs. */
export interface HtmlContent {
  blocks: TextBlock[]
  /** The label is what a screen reader says. */
  links: { href: string; label: string }[]
  /** The file as its author wrote it; the version is the hash of its content, where its smaller variants name one. */
  pictures: { file: string; alt: string; version: string }[]
  /** Title, language, every <meta>, canonical link, icons: name → value. */
  metadata: Record<string, string>
  /** The page's JSON-LD, a value for each script. */
  data: unknown[]
}

/** A run of words that stands on its own: a paragraph, an entry of a list, a button. */
export interface TextBlock {
  text: string
  /** The heading above it; "heading" for a heading itself, "header" and "footer" for what is in those. */
  under: string
}

/** Reads the facts of a page from its HTML. */
export function readHtml(text: string): HtmlContent {
  const elements = [...elementsOf(parse(text))]
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const scripts = named('script').filter((script) => attribute(script, 'type') === 'application/ld+json')
  return {
    blocks: named('body').flatMap(readBlocks),
    links: named('a').flatMap((link) => {
      const href = attribute(link, 'href')
      return href === undefined ? [] : [{ href, label: labelOf(link) }]
    }),
    pictures: named('img').map(readPicture),
    metadata: joinByName(elements.flatMap(readMetadata).filter(([name, value]) => name && value)),
    data: scripts.map((script) => JSON.parse(rawText(script)) as unknown),
  }
}

/** Elements that stand within a sentence. Every other one ends it. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
)

const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe'])

const HEADING = /^h[1-6]$/

/** The words of a body block by block, and last the labels for screen readers, but for those of links. */
function readBlocks(body: Element): TextBlock[] {
  const blocks: TextBlock[] = []
  const labels: TextBlock[] = []
  let text = ''
  let heading = ''

  const endBlock = (under: string) => {
    const words = collapse(text)
    text = ''
    if (words) blocks.push({ text: words, under })
    return words
  }

  const read = (parent: Element, region: string) => {
    for (const child of parent.childNodes) {
      if (isText(child)) text = joinWords(text, child.value)
      if (!isElement(child) || HIDDEN.has(child.tagName)) continue
      const label = attribute(child, 'aria-label')
      if (label && child.tagName !== 'a') labels.push({ text: label, under: 'label for screen readers' })
      if (INLINE.has(child.tagName)) {
        read(child, region)
        continue
      }
      endBlock(region || heading)
      const isRegion = parent === body && ['header', 'footer'].includes(child.tagName)
      read(child, isRegion ? child.tagName : region)
      if (HEADING.test(child.tagName) && !region) heading = endBlock('heading') || heading
      else endBlock(isRegion ? child.tagName : region || heading)
    }
  }
  read(body, '')
  endBlock('')
  return [...blocks, ...labels]
}

/** Neighbours such as a number and its label, which only styles separate, are not one word. */
const joinWords = (before: string, after: string): string =>
  /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after) ? `${before} ${after}` : before + after

function labelOf(link: Element): string {
  const pictures = [...elementsOf(link)].map((element) => attribute(element, 'alt') ?? '')
  return collapse(attribute(link, 'aria-label') ?? (rawText(link).trim() || pictures.join(' ')))
}

/** The hash in the name of a variant: "7dbafe" of "/assets/images/street-480.7dbafe.webp". */
const VERSION = /-\d+\.([\da-f]{6,})\.webp\b/

function readPicture(img: Element): HtmlContent['pictures'][number] {
  const siblings = img.parentNode?.nodeName === 'picture' ? img.parentNode.childNodes.filter(isElement) : [img]
  const variants = siblings.map((element) => attribute(element, 'data-srcset') ?? attribute(element, 'srcset') ?? '')
  return {
    file: attribute(img, 'data-src') ?? attribute(img, 'src') ?? '',
    alt: attribute(img, 'alt') ?? '',
    version: VERSION.exec(variants.join(' '))?.[1] ?? '',
  }
}

/** The links of a head that say what a page is. */
const METADATA_LINKS = ['canonical', 'alternate', 'icon', 'apple-touch-icon', 'manifest']

function readMetadata(element: Element): NamedValue[] {
  const valueOf = (name: string) => attribute(element, name) ?? ''
  const { tagName, parentNode } = element
  if (tagName === 'html') return [['language', valueOf('lang')]]
  if (tagName === 'title' && parentNode?.nodeName === 'head') return [['title', rawText(element)]]
  if (tagName === 'meta') {
    // a policy names the styles by their hash, which those of the tags say already
    const value = valueOf('content').replace(/'sha256-[^']*'/, "'sha256-…'")
    return [[valueOf('name') || valueOf('property') || valueOf('http-equiv'), value]]
  }
  const rel = tagName === 'link' ? valueOf('rel') : ''
  return METADATA_LINKS.includes(rel) ? [[rel, valueOf('href')]] : []
}

export type NamedValue = [name: string, value: string]

/** Values by their names; different values of one name are joined. */
export function joinByName(entries: NamedValue[]): Record<string, string> {
  const values = new Map<string, Set<string>>()
  for (const [name, value] of entries) getOrInsertComputed(values, name, () => new Set()).add(value)
  return Object.fromEntries([...values].map(([name, set]) => [name, [...set].join(', ')]))
}
