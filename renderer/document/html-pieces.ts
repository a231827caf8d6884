import type { InjectedTags } from '../injected-tags'
import type { SharedText } from './shared-text'

/** A document in pieces, as they follow each other: what many pages have in common is one piece of them all. */
export type Piece = string | SharedText

export interface HtmlDocument {
  language: string
  head: Piece[]
  body: Piece[]
}

/**
 * A document's pieces, from its first to its last tag.
 * @param injected what Vike would add to it
 */
export const piecesOf = (
  { language, head, body }: HtmlDocument,
  injected: InjectedTags = { head: '', body: '' },
): Piece[] => [
  `<!DOCTYPE html><html lang="${language}"><head>${injected.head}`,
  ...head,
  '</head><body>',
  ...body,
  `${injected.body}</body></html>`,
]

/** A document as one text. */
export const toHtml = (document: HtmlDocument): string =>
  piecesOf(document)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
