// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

/**
 * Gives Vike the document that addVikeTags handed it, so that it adds its tags. Vike renders no sections itself: it would
 * link the stylesheets of all of them, while each page holds its own styles.
 */
export function onRenderHtml({ html }: PageContextServer & { html: string }) {
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: adjustPreloads }
}

/** Preloads what the page's script imports at the end of the page, as the script itself. */
function adjustPreloads(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'script') asset.inject = 'HTML_END'
}
