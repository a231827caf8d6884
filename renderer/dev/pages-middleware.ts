import type { Connect, ViteDevServer } from 'vite'
import { renderPage } from 'vike/server'
import { redirectPage } from '../pipeline/emit/redirects'
import { NOT_FOUND_ROUTE, QUOTE_FORM_ROUTE } from '../pipeline/embed-routes'
import type { SiteModel } from '../pipeline/model'
import { requestedAddress } from '../requested-address'
import { routesOf } from '../routes-of'
import { STATE_ADDRESS, VERSION_META } from './channel'
import type { LiveSite } from './live-site'

/** Answers the addresses of pages: with the page, with the not-found page, or with the overlay alone where no version was ever right. */
export function servePages(live: LiveSite, server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = requestedAddress(request)
    const url = pathname + search
    if (pathname === STATE_ADDRESS)
      return void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(live.state))
    if (!isPage(pathname, request.headers.accept)) return next()
    answer(live, server, url, pathname).then(({ status, html }) => {
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html)
    }, next)
  }
}

async function answer(
  live: LiveSite,
  server: ViteDevServer,
  url: string,
  pathname: string,
): Promise<{ status: number; html: string }> {
  // a change that comes while the page is made is another version
  const { version } = live
  const redirect = live.site?.redirects?.find(({ from }) => from === pathname)
  if (live.site && redirect) return { status: 200, html: redirectPage(redirect.to, live.site) }
  const own = await modelFor(live, pathname)
  const isKnown = own !== undefined
  const model = own ?? (await live.model(NOT_FOUND_ROUTE))
  if (!model || (!isKnown && live.hasErrors))
    return { status: 503, html: await server.transformIndexHtml(url, ONLY_OVERLAY) }
  const { httpResponse } = await renderPage({ urlOriginal: url, model })
  const meta = `<meta name="${VERSION_META}" content="${version}">`
  const html = httpResponse.body.replaceAll(STYLESHEETS, '').replace('<head>', `<head>${meta}`)
  return { status: isKnown ? httpResponse.statusCode : 404, html }
}

/** What an address is rendered from; undefined where nothing answers it, or nothing that was ever right. */
async function modelFor(live: LiveSite, address: string): Promise<SiteModel | undefined> {
  const route = address === QUOTE_FORM_ROUTE ? address : await live.routeOf(address)
  const model = route === undefined ? undefined : await live.model(route)
  return model && routesOf(model).includes(address) ? model : undefined
}

/** In development Vike links every stylesheet there is; a page carries its own styles. */
const STYLESHEETS = /<link rel="stylesheet"[^>]*>/g

const ONLY_OVERLAY = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page can't be shown yet</title></head><body><script type="module">import { startOverlay } from '/renderer/dev/overlay.ts'; startOverlay()</script></body></html>`

/** Pages have no file ending; Vite's own addresses and modules are not asked for as HTML. */
const isPage = (pathname: string, accept = '*/*') =>
  !/\.[a-z0-9]+$/i.test(pathname) && !/^\/(@|node_modules\/)/.test(pathname) && /text\/html|\*\/\*/.test(accept)
