import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../../schemas/types'
import { recordStyles } from '../../sections/ui/used-styles'
import { Head } from './Head'
import { toHtmlSyntax } from './html-syntax'
import { pageStyles } from './styles'

/**
 * A whole HTML document. The body is rendered first, since only then it is known which styles it needs.
 * @param metadata what the head says of the page
 */
export function htmlDocument(site: Site, metadata: ReactElement, body: ReactElement): string {
  const { result, classes } = recordStyles(() => renderToStaticMarkup(body))
  const { preloads, content } = splitPreloads(toHtmlSyntax(result))
  const head = toHtmlSyntax(renderToStaticMarkup(<Head css={pageStyles(site, classes)}>{metadata}</Head>))
  return `<!DOCTYPE html><html lang="${site.language ?? 'en-US'}"><head>${head}${preloads}</head><body>${content}</body></html>`
}

/** React puts the preloads of a fragment's pictures in front of it; in a page they belong in the head. */
function splitPreloads(html: string): { preloads: string; content: string } {
  const preloads = /^(<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return { preloads, content: html.slice(preloads.length) }
}
