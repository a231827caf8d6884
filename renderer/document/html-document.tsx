import type { ReactElement } from 'react'
import type { Site } from '../../schemas/types'
import { Head } from './Head'
import { type Markup, renderMarkup } from './render-markup'
import { pageStyles } from './styles'

/**
 * A whole HTML document.
 * @param metadata what the head says of the page
 * @param body rendered already, since only then it is known which styles it needs
 */
export function htmlDocument(site: Site, metadata: ReactElement, body: Markup): string {
  const head = renderMarkup(<Head>{metadata}</Head>).html
  // within the page, so that nothing has to arrive before the first paint
  const styles = `<style>${pageStyles(site, body.classes)}</style>`
  return `<!DOCTYPE html><html lang="${site.language ?? 'en-US'}"><head>${head}${styles}${body.preloads}</head><body>${body.html}</body></html>`
}
