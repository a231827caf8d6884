// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { EMPTY_DOCUMENT } from './injected-tags'
import { NOT_FOUND_ROUTE } from './pipeline/embed-routes'
import type { SiteModel } from './pipeline/model'
import { renderRoute } from './pipeline/render'

export function onRenderHtml({ urlPathname, model }: PageContextServer & { model: SiteModel }) {
  const html = renderRoute(urlPathname, model) ?? renderRoute(NOT_FOUND_ROUTE, model) ?? EMPTY_DOCUMENT
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: adjustPreloads }
}

/** The page's own head preloads its fonts; what the page's script imports is fetched together with it. */
function adjustPreloads(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}
