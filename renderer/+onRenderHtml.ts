// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

/** What whoever asks Vike for a page gives it beside the address. */
export interface RenderContext {
  /**
   * The document, to which Vike adds its tags. Vike doesn't know the sections themselves: it would link the stylesheets of
   * all of them, while each page holds its own styles.
   */
  html: string
}

export function onRenderHtml({ html }: PageContextServer & RenderContext) {
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: adjustPreloads }
}

/** What the page's script imports is fetched together with it. */
function adjustPreloads(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'script') asset.inject = 'HTML_END'
}
