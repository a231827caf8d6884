// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

/**
 * Passes Vike the document from addVikeTags, so that it adds its tags. Vike doesn't render the sections: it would link the
 * stylesheets of all of them, while each page has its own styles inline.
 */
export function onRenderHtml({ html }: PageContextServer & { html: string }) {
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: adjustPreloads }
}

/** Moves the preloads of the page's script to the end of the page, where the script is. */
function adjustPreloads(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'script') asset.inject = 'HTML_END'
}
