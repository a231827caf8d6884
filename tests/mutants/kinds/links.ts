import type { Node } from 'jsonc-parser'
import { addressesOf } from '../../../renderer/site/addresses'
import type { Section } from '../../../schemas/types'
import { anchorsOf } from '../../../sections/section-facts'
import { type Kind, type Mutate, type Source, type Span, makeTypo, pick, replaced, spanOf, written } from './mutant'

const BAD_LINKS = ['www.example.com', 'http://example.com', '//example.com/x', 'contact-us', 'ftp://example.com/x']
const SCRIPTS = ['javascript:alert(1)', 'JavaScript:void(0)', 'data:text/html,x', 'vbscript:x']

/** A link as written in a document, and the text it is in. */
interface WrittenLink {
  link: string
  span: Span
  node: Node
}

/** The links in link fields and in Markdown, except those with variables. */
function writtenLinks({ values, document: { text } }: Source): WrittenLink[] {
  const patterns: Record<string, RegExp> = { link: /(?<=^")[^"{]+(?="$)/g, markdown: /(?<=\]\()[^(){\s]+(?=\))/g }
  return values.flatMap(({ node, schema }) => {
    const pattern = patterns[schema?.format ?? '']
    const content = written(text, node)
    if (node.type !== 'string' || content.includes('\\') || !pattern) return []
    return Array.from(content.matchAll(pattern), ({ 0: link, index }) => {
      const start = node.offset + index
      return { link, span: { start, end: start + link.length }, node }
    })
  })
}

const linksToRoutes = (source: Source) => writtenLinks(source).filter(({ link }) => /^\/[^#?]+$/.test(link))

const routesOf = ({ site }: Source): string[] => addressesOf(site.facts, site).all.map(({ route }) => route)

/** Replaces a piece of a string in the document. The culprit is the whole string. */
function replacedWithin(text: string, node: Node, piece: Span, by: string) {
  const mutant = replaced(text, piece, by)
  const { start, end } = spanOf(node)
  return { ...mutant, culprits: [{ start, end: end + mutant.text.length - text.length }] }
}

/**
 * Misspells a piece of a text.
 * @param before what is put before the piece
 */
const misspeltWithin =
  (text: string, node: Node, piece: Span, valid: string[], before = ''): Mutate =>
  (random) => {
    const typo = makeTypo(text.slice(piece.start, piece.end), valid, random)
    // after the domain, a letter before the slash makes another domain
    if (!typo || (before !== '' && !typo.name.startsWith('/'))) return undefined
    return { ...replacedWithin(text, node, piece, before + typo.name), suggestion: typo.suggestion }
  }

const misspeltRoutes =
  (beforeIn: (source: Source) => string): Kind =>
  (source) =>
    linksToRoutes(source).map(({ span, node }) =>
      misspeltWithin(source.document.text, node, span, routesOf(source), beforeIn(source)),
    )

const replacedBy =
  (bad: string[]): Kind =>
  (source) =>
    writtenLinks(source).map(
      ({ span, node }) =>
        (random) =>
          replacedWithin(source.document.text, node, span, pick(bad, random)),
    )

/** Links of fields and of Markdown. The culprit is the field's text. */
export const LINK_KINDS: Record<string, Kind> = {
  'dead link': misspeltRoutes(() => ''),
  'dead link to the own domain': misspeltRoutes(({ site }) => String(site.data.url)),
  // the address is at the end of the text: "[words] … [words]: /plno"
  'dead link by reference': (source) => {
    const { text } = source.document
    const routes = routesOf(source)
    // a one-paragraph text has no place for the address
    const texts = new Set(source.values.flatMap(({ node, schema }) => (schema?.blocks ? [node] : [])))
    return linksToRoutes(source).flatMap(({ link, span, node }): Mutate[] => {
      const [, words] = /\[([^[\]]+)\]\($/.exec(text.slice(node.offset, span.start)) ?? []
      if (!texts.has(node) || words === undefined) return []
      return [
        (random) => {
          const typo = makeTypo(link, routes, random)
          if (!typo) return undefined
          const end = spanOf(node).end - 1
          const moved = `${text.slice(span.end + 1, end)}\\n\\n[${words}]: ${typo.name}`
          const mutant = replacedWithin(text, node, { start: span.start - 1, end }, moved)
          return { ...mutant, suggestion: typo.suggestion }
        },
      ]
    })
  },
  'dead anchor': (source) =>
    writtenLinks(source).flatMap(({ link, span, node }) => {
      const [route, anchor] = link.split('#')
      const target = route ? source.site.resolvedPages.find((page) => page.route === route) : source.pages[0]
      if (!anchor || !target) return []
      const anchors = anchorsOf(target.data.sections as Section[]).map((id) => `#${id}`)
      const piece = { start: span.end - anchor.length - 1, end: span.end }
      return [misspeltWithin(source.document.text, node, piece, anchors)]
    }),
  'link to a script': replacedBy(SCRIPTS),
  'link of another form': replacedBy(BAD_LINKS),
}
