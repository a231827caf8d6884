import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import { quoteFormSource } from '../../sections/ui/embeds/quote-form-source'
import { EMPTY_DOCUMENT, addVikeTags } from '../render/add-vike-tags'
import { NOT_FOUND_ROUTE, QUOTE_FORM_ROUTE, decodeRoute } from '../site/addresses'
import { escapeMarkup, redirectPage, robots } from '../emit/site-files'
import { isRenderError, reportCodeError } from '../problems/code-error'
import { requestedAddress } from './requested-address'
import type { LivePages } from './live-pages'
import type { LiveSite } from './live-site'
import { OVERLAY_STYLE } from './draw-overlay'
import { STATE_ADDRESS, VERSION_META } from './overlay'
import { STYLE_REPORT_TAGS, reportStyles } from './style-policy'

/** The module that renders pages. Vite loads it anew after a section was edited. */
const RENDERER = '/renderer/render/render-page.tsx'

/** Answers the addresses of pages: with the page, the not-found page, or the overlay alone where no version was ever valid. */
export function servePages(live: LiveSite, server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = requestedAddress(request)
    const route = decodeRoute(pathname)
    // a malformed escape is answered here, since Vite would fail to decode it
    if (route === undefined) sendNotFound(pathname, response)
    else if (pathname === STATE_ADDRESS)
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(live.state))
    else if (!asksForPage(pathname, request.headers.accept)) next()
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    // as hosts do, but not for good: browsers would keep it
    else if (/.\/$/.test(pathname))
      response.writeHead(302, { Location: pathname.replace(/(?<!\/)\/+$/, '') + search }).end()
    else
      answer(live, server, route, pathname + search).then(
        ({ status, html, headers }) => send(response, status, 'html', html, headers),
        next,
      )
  }
}

/** The answer to a request for a page. */
interface Answer {
  status: number
  html: string
  headers?: Record<string, string>
}

async function answer(live: LiveSite, server: ViteDevServer, route: string, url: string): Promise<Answer> {
  // before rendering: a change meanwhile makes another version
  const meta = `<meta name="${VERSION_META}" content="${live.version}">`
  const { settings } = live.pages
  const redirect = settings?.redirects?.find(({ from }) => from === route)
  if (settings && redirect) return { status: 200, html: redirectPage(redirect.to, settings) }
  const isForm = route === QUOTE_FORM_ROUTE && settings && quoteFormSource(settings) === QUOTE_FORM_ROUTE
  const own = isForm ? undefined : await live.openPage(route)
  const isKnown = isForm || own !== undefined
  const page = isKnown ? own : await live.openPage(NOT_FOUND_ROUTE)
  await live.pages.probe(page?.images)
  const { model } = live.pages
  if (!model || (!isKnown && live.problems.hasErrors))
    return { status: 503, html: await server.transformIndexHtml(url, pageWithoutContent('')) }
  try {
    const module = await server.ssrLoadModule(RENDERER)
    const { renderPage, renderQuoteForm } = module as typeof import('../render/render-page')
    const content = page ? renderPage(page, model) : EMPTY_DOCUMENT
    const rendered = isForm ? renderQuoteForm(model) : content
    const html = (await addVikeTags(url, rendered)).replace('<head>', `<head>${meta}${STYLE_REPORT_TAGS}`)
    return { status: isKnown ? 200 : 404, html, headers: reportStyles(rendered) }
  } catch (error) {
    const html = await server.transformIndexHtml(url, pageWithoutContent(meta, codeErrorOverlay(error, server)))
    return { status: 500, html }
  }
}

/** Reports an error of the code on the terminal, and returns it as an overlay to show in the page's place. */
function codeErrorOverlay(error: unknown, server: ViteDevServer): string {
  const thrown = isRenderError(error) ? error.cause : error
  if (thrown instanceof Error) server.ssrFixStacktrace(thrown)
  const { text } = reportCodeError(error)
  console.error(text)
  const words = `The page can’t be rendered. It is back as soon as the code is mended.\n\n${text}`
  return `<pre role="alert" style="${OVERLAY_STYLE}">${escapeMarkup(words)}</pre>`
}

/** A page of the overlay alone, which reloads as soon as there is something to show. */
const pageWithoutContent = (meta: string, overlay = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${meta}<title>This page can’t be shown yet</title></head><body>${overlay}<script type="module">import { startOverlay } from '/renderer/live/overlay.ts'; startOverlay()</script></body></html>`

/** Pages have no file ending; Vite's own addresses and modules are not requested as HTML. */
const asksForPage = (pathname: string, accept = '*/*') =>
  !/\.[a-z0-9]+$/i.test(pathname) && !/^\/(@|node_modules\/)/.test(pathname) && /text\/html|\*\/\*/.test(accept)

/** Serves the variants of the site's pictures, each made at its first request. */
export function serveVariants(pages: LivePages): Connect.NextHandleFunction {
  return (request, response, next) => {
    pages.variantFile(requestedAddress(request).pathname).then((file) => {
      if (file === undefined) return next()
      response.setHeader('Content-Type', 'image/webp')
      // the cache may have been deleted by now
      createReadStream(file).on('error', next).pipe(response)
    }, next)
  }
}

/** Answers what nothing else did, since Vike would take it for a page: robots.txt, and a 404 for the rest. */
export function serveRest(live: LiveSite): Connect.NextHandleFunction {
  return (request, response) => {
    const { pathname } = requestedAddress(request)
    const { settings } = live.pages
    if (pathname === '/robots.txt' && settings) send(response, 200, 'plain', robots(settings))
    else sendNotFound(pathname, response)
  }
}

const sendNotFound = (pathname: string, response: ServerResponse) =>
  send(response, 404, 'plain', `There is no ${pathname}. Sitemaps are written by npm run build.\n`)

function send(
  response: ServerResponse,
  status: number,
  kind: 'html' | 'plain',
  text: string,
  headers?: Record<string, string>,
): void {
  const all = { 'Content-Type': `text/${kind}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers }
  response.writeHead(status, all).end(text)
}
