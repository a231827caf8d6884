// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

/**
 * Gives Vike the document that it was handed beside the address, for its tags. It doesn't know the sections themselves: it
 * would link the stylesheets of all of them, while each page holds its own styles.
 */
export function onRenderHtml({ html }: PageContextServer & { html: string }) {
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: adjustPreloads }
}

/** What the page's script imports is fetched together with it. */
function adjustPreloads(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'script') asset.inject = 'HTML_END'
}
