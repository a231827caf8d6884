import type { Connect, ViteDevServer } from 'vite'
import { NOT_FOUND_ROUTE, QUOTE_FORM_ROUTE } from '../pipeline/embed-routes'
import { redirectPage } from '../pipeline/emit/redirects'
import type { SiteModel } from '../pipeline/model'
import { isRenderError } from '../pipeline/pages/render-error'
import { reportCodeError } from '../pipeline/report/code-error'
import { renderWithVike } from '../render-with-vike'
import { requestedAddress } from '../requested-address'
import { routesOf } from '../routes-of'
import { OVERLAY_STYLE, STATE_ADDRESS, VERSION_META } from './channel'
import type { LiveSite } from './live-site'

/** What renders pages, as Vite serves it: whoever edits a section asks for a new one. */
const RENDERER = '/renderer/render-pages.ts'

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
    return { status: 503, html: await server.transformIndexHtml(url, pageWithoutContent('')) }
  const meta = `<meta name="${VERSION_META}" content="${version}">`
  try {
    const { renderRoute } = (await server.ssrLoadModule(RENDERER)) as typeof import('../render-pages')
    const html = await renderWithVike(url, () => renderRoute(isKnown ? pathname : NOT_FOUND_ROUTE, model) ?? '')
    return { status: isKnown ? 200 : 404, html: html.replace('<head>', `<head>${meta}`) }
  } catch (error) {
    const thrown = isRenderError(error) ? error.cause : error
    if (thrown instanceof Error) server.ssrFixStacktrace(thrown)
    const { text } = reportCodeError(error)
    console.error(text)
    const words = `The page can’t be rendered. It is back as soon as the code is mended.\n\n${text}`
    const overlay = `<pre role="alert" style="${OVERLAY_STYLE}">${escapeHtml(words)}</pre>`
    return { status: 500, html: await server.transformIndexHtml(url, pageWithoutContent(meta, overlay)) }
  }
}

/** What an address is rendered from; undefined where nothing answers it, or nothing that was ever right. */
async function modelFor(live: LiveSite, address: string): Promise<SiteModel | undefined> {
  const route = address === QUOTE_FORM_ROUTE ? address : await live.routeOf(address)
  const model = route === undefined ? undefined : await live.model(route)
  return model && routesOf(model).includes(address) ? model : undefined
}

/** A page of nothing but what is wrong, which makes way for the page itself as soon as there is one. */
const pageWithoutContent = (meta: string, overlay = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${meta}<title>This page can’t be shown yet</title></head><body>${overlay}<script type="module">import { startOverlay } from '/renderer/dev/overlay.ts'; startOverlay()</script></body></html>`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Pages have no file ending; Vite's own addresses and modules are not asked for as HTML. */
const isPage = (pathname: string, accept = '*/*') =>
  !/\.[a-z0-9]+$/i.test(pathname) && !/^\/(@|node_modules\/)/.test(pathname) && /text\/html|\*\/\*/.test(accept)
