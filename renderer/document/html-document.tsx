import type { ReactElement } from 'react'
import type { Site } from '../../schemas/types'
import { Head } from './Head'
import type { HtmlDocument, Piece } from './html-pieces'
import { writeNode } from './markup/write-node'
import { pageStyles } from './styles'

/** What stands in a document's body, and what it needs in the head. */
export interface Body {
  pieces: Piece[]
  preloads: string
  /** Keys of the classes of CSS modules that stand in its parts. */
  styles: string[]
}

/**
 * A whole HTML document.
 * @param metadata what the head says of the page
 * @param body rendered already, since only then it is known which styles it needs
 */
export function htmlDocument(site: Site, metadata: ReactElement, { pieces, preloads, styles }: Body): HtmlDocument {
  return {
    language: site.language ?? 'en-US',
    // styles stand within the page, so that nothing has to arrive before the first paint
    head: [writeNode(<Head>{metadata}</Head>), pageStyles(site, styles), preloads],
    body: pieces,
  }
}
