// https://vike.dev/onRenderHtml
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { NOT_FOUND_ROUTE } from './pipeline/embed-routes'
import type { SiteModel } from './pipeline/model'
import { renderRoute } from './pipeline/render'

export function onRenderHtml({ urlPathname, model }: PageContextServer & { model: SiteModel }) {
  return dangerouslySkipEscape(renderRoute(urlPathname, model) ?? renderRoute(NOT_FOUND_ROUTE, model) ?? '')
}
