import type { Node } from 'jsonc-parser'
import { addressesOf } from '../../../renderer/pipeline/addresses'
import type { Section } from '../../../schemas/types'
import { anchorsOf } from '../../../sections/section-facts'
import {
  type Kind,
  type Mutant,
  type Mutate,
  type Source,
  type Span,
  makeTypo,
  pick,
  replaced,
  spanOf,
} from '../mutant'

const BAD_LINKS = ['www.example.com', 'http://example.com', '//example.com/x', 'contact-us', 'ftp://example.com/x']
const SCRIPTS = ['javascript:alert(1)', 'JavaScript:void(0)', 'data:text/html,x', 'vbscript:x']

/**
 * A misspelt piece of a text, reported of the whole text or of a part of it.
 * @param before what is put before the piece
 */
function misspelt(text: string, piece: Span, valid: Iterable<string>, culprit: Span, before = ''): Mutate {
  const all = [...valid]
  const name = text.slice(piece.start, piece.end)
  return (random): Mutant | undefined => {
    const typo = makeTypo(name, all, random)
    // behind the domain a letter before the slash makes another domain
    if (!typo || (before !== '' && !typo.name.startsWith('/'))) return undefined
    const mutant = replaced(text, piece, before + typo.name)
    const grown = mutant.text.length - text.length
    return { ...mutant, culprits: [{ start: culprit.start, end: culprit.end + grown }], suggestion: typo.suggestion }
  }
}

const routesOf = ({ site: { facts, resolved } }: Source): string[] =>
  addressesOf(facts, { document: resolved.document, data: resolved.site }).all.map(({ route }) => route)

const linksToRoutes = (source: Source) => writtenLinks(source).filter(({ link }) => /^\/[^#?]+$/.test(link))

const misspeltRoutes =
  (beforeIn: (source: Source) => string): Kind['places'] =>
  (source) =>
    linksToRoutes(source).map(({ span, node }) =>
      misspelt(source.document.text, span, routesOf(source), spanOf(node), beforeIn(source)),
    )

/** A misspelt link of Markdown whose address stands at the end of the text: "[words] … [words]: /plno". */
function misspeltReferences(source: Source): Mutate[] {
  const { text } = source.document
  const routes = routesOf(source)
  // a text of one paragraph has no place for addresses
  const texts = new Set(source.values.flatMap(({ node, schema }) => (schema?.blocks ? [node] : [])))
  return linksToRoutes(source).flatMap(({ link, span, node }): Mutate[] => {
    if (!texts.has(node)) return []
    const [, words] = /\[([^[\]]+)\]\($/.exec(text.slice(node.offset, span.start)) ?? []
    if (words === undefined) return []
    return [
      (random) => {
        const typo = makeTypo(link, routes, random)
        if (!typo) return undefined
        const end = node.offset + node.length - 1
        const moved = `${text.slice(span.end + 1, end)}\\n\\n[${words}]: ${typo.name}`
        const mutant = replaced(text, { start: span.start - 1, end }, moved)
        const culprits = [{ start: node.offset, end: span.start + moved.length }]
        return { ...mutant, culprits, suggestion: typo.suggestion }
      },
    ]
  })
}

function misspeltAnchors(source: Source): Mutate[] {
  const { text } = source.document
  return writtenLinks(source).flatMap(({ link, span, node }) => {
    const [route, anchor] = link.split('#')
    const target = route ? source.site.resolved.pages.find((page) => page.route === route) : source.pages[0]
    if (!anchor || !target) return []
    const anchors = (target.data.sections as Section[]).flatMap(anchorsOf).map((id) => `#${id}`)
    const piece = { start: span.end - anchor.length - 1, end: span.end }
    return [misspelt(text, piece, anchors, spanOf(node))]
  })
}

const replacedBy =
  (bad: string[]): Kind['places'] =>
  (source) =>
    writtenLinks(source).map(({ span, node }): Mutate => (random) => {
      const link = pick(bad, random)
      const { start, end } = spanOf(node)
      const mutant = replaced(source.document.text, span, link)
      return { ...mutant, culprits: [{ start, end: end + link.length - (span.end - span.start) }] }
    })

/** Links of fields and of Markdown. The culprit is the field's text. */
export const LINK_KINDS: Kind[] = [
  { name: 'dead link', places: misspeltRoutes(() => '') },
  { name: 'dead link to the own domain', places: misspeltRoutes(({ site }) => String(site.resolved.site.url)) },
  { name: 'dead link by reference', places: misspeltReferences },
  { name: 'dead anchor', places: misspeltAnchors },
  { name: 'link to a script', places: replacedBy(SCRIPTS) },
  { name: 'link of another form', places: replacedBy(BAD_LINKS) },
]

/** A link as it is written in a document. */
export interface WrittenLink {
  link: string
  span: Span
  node: Node
}

/** The links of link fields, and those in Markdown; without those that are made from variables. */
export function writtenLinks({ values, document: { text } }: Source): WrittenLink[] {
  return values.flatMap(({ node, schema }): WrittenLink[] => {
    const written = text.slice(node.offset, node.offset + node.length)
    if (node.type !== 'string' || written.includes('\\')) return []
    const found =
      schema?.format === 'link'
        ? [...written.matchAll(/(?<=^")[^"{]+(?="$)/g)]
        : schema?.format === 'markdown'
          ? [...written.matchAll(/(?<=\]\()[^(){\s]+(?=\))/g)]
          : []
    return found.map(({ 0: link, index }) => {
      const start = node.offset + index
      return { link, span: { start, end: start + link.length }, node }
    })
  })
}
