import type { ReactElement } from 'react'
import type { Site } from '../../schemas/types'
import { Head } from './Head'
import type { HtmlDocument, Piece } from './html-pieces'
import { renderMarkup } from './render-markup'
import { pageStyles } from './styles'

/** What stands in a document's body, and what it needs in the head. */
export interface Body {
  pieces: Piece[]
  preloads: string
  /** The classes of CSS modules that stand in it. */
  classes: Iterable<string>
}

/**
 * A whole HTML document.
 * @param metadata what the head says of the page
 * @param body rendered already, since only then it is known which styles it needs
 */
export function htmlDocument(site: Site, metadata: ReactElement, { pieces, preloads, classes }: Body): HtmlDocument {
  const { html } = renderMarkup(() => <Head>{metadata}</Head>)
  return {
    language: site.language ?? 'en-US',
    // styles stand within the page, so that nothing has to arrive before the first paint
    head: [html, pageStyles(site, classes), preloads],
    body: pieces,
  }
}
