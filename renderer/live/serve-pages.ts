import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import { EMPTY_DOCUMENT, addVikeTags } from '../render/add-vike-tags'
import type { SiteModel } from '../render/model'
import type { RenderablePage } from '../site/page'
import { NOT_FOUND_ROUTE, sampleFormPathAt } from '../site/addresses'
import { decodeRoute } from '../site/old-addresses'
import { escapeMarkup, robots, routeOf } from '../emit/site-files'
import { isRenderError, reportCodeError } from '../problems/code-error'
import { answerRequest, requestedAddress } from './answer-request'
import type { LiveSite } from './live-site'
import { STATE_ADDRESS, VERSION_META } from './live-state'
import { sendPublicFile } from './send-file'
import { STYLE_REPORT_TAGS, reportStyles } from './style-policy'

/** The module that renders pages. Vite loads it again after a section is edited. */
const RENDERER = '/renderer/render/render-page.tsx'

/** Vite's own paths: "/@vite/client", "/node_modules/react/index.js". */
const VITE_PATH = /^\/(@|node_modules\/)/

/** A request that the site may have an answer to. */
interface SiteRequest {
  live: LiveSite
  server: ViteDevServer
  /** Its path and query. */
  url: string
  /** Whether it may be for code, which Vite serves: its path has a file extension, or no page is accepted. */
  mayBeForCode: boolean
}

/** The answer to a request for a page. */
interface Answer {
  status: number
  html: string
  headers?: Record<string, string>
}

/** Serves a site's pages and files. Requests for anything else, such as code, are passed on to Vite. */
export function servePages(live: LiveSite, server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = requestedAddress(request)
    // Vite would fail to decode a malformed escape
    if (decodeRoute(pathname) === undefined) return sendNotFound(pathname, response)
    if (pathname === STATE_ADDRESS) {
      const page = new URLSearchParams(search).get('page') ?? undefined
      return send(response, 200, 'application/json', JSON.stringify(live.stateFor(page)))
    }
    if (VITE_PATH.test(pathname)) return next()
    const mayBeForCode = /\.[a-z0-9]+$/i.test(pathname) || !/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
    if (!mayBeForCode && request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const siteRequest = { live, server, url: pathname + search, mayBeForCode }
    answerFromSite(siteRequest, request, response).then((isAnswered) => {
      if (!isAnswered) next()
    }, next)
  }
}

/** @returns false if the site has no answer, and Vite may have one */
async function answerFromSite(
  siteRequest: SiteRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  siteRequest.live.passDay()
  const isAnswered = await answerRequest(request, response, {
    redirects: siteRequest.live.pages.hostRules.redirects,
    // browsers would keep a 301
    redirectStatus: 302,
    sendFile: (file) => sendSiteFile(siteRequest, file, response),
  })
  if (isAnswered) return true
  if (siteRequest.mayBeForCode) return false
  sendPage(response, await renderNotFound(siteRequest))
  return true
}

async function sendSiteFile(request: SiteRequest, file: string, response: ServerResponse): Promise<boolean> {
  const { pages } = request.live
  const path = await pages.fileAt(file)
  if (path !== undefined) return sendPublicFile(response.setHeader('Cache-Control', 'no-cache'), path)
  if (file === 'robots.txt' && pages.settings) {
    send(response, 200, 'text/plain', robots(pages.settings))
    return true
  }
  const route = routeOf(file)
  // code must not wait until all pages have been searched for aliases
  if (route === undefined || (request.mayBeForCode && !pages.find(route))) return false
  const answer = await renderRoute(request, route)
  if (answer) sendPage(response, answer)
  return answer !== undefined
}

/** Renders the page of a route, or the sample form; undefined if the site has no such page, or it was never valid. */
async function renderRoute(request: SiteRequest, route: string, status = 200): Promise<Answer | undefined> {
  const { pages, version } = request.live
  const { settings } = pages
  const formPath = settings && sampleFormPathAt(route, settings)
  const page = formPath === undefined ? await request.live.openPage(route) : undefined
  if (!page && formPath === undefined) return undefined
  await pages.probe(page?.images)
  return renderDocument(request, { status, version }, ({ renderPage, renderQuoteForm }, model) =>
    page ? renderPage(page, model) : renderQuoteForm(model, undefined, formPath),
  )
}

/** Renders the page for unknown addresses. */
async function renderNotFound(request: SiteRequest): Promise<Answer> {
  const { problems, version } = request.live
  // the address may be that of a page that was never valid
  if (problems.hasErrors) return showOverlayAlone(request)
  const page = await renderRoute(request, NOT_FOUND_ROUTE, 404)
  return page ?? renderDocument(request, { status: 404, version }, () => EMPTY_DOCUMENT)
}

/**
 * Renders a document with the code as it is now, or an overlay if that fails.
 * @param version of the site when the page was opened: a change while it is rendered makes another version
 */
async function renderDocument(
  request: SiteRequest,
  { status, version }: { status: number; version: number },
  render: (renderer: typeof import('../render/render-page'), model: SiteModel) => string,
): Promise<Answer> {
  const { live, server, url } = request
  const { model } = live.pages
  if (!model) return showOverlayAlone(request)
  const meta = `<meta name="${VERSION_META}" content="${version}">`
  try {
    const renderer = (await server.ssrLoadModule(RENDERER)) as typeof import('../render/render-page')
    const document = render(renderer, model)
    const html = (await addVikeTags(url, document)).replace('<head>', `<head>${meta}${STYLE_REPORT_TAGS}`)
    return { status, html, headers: reportStyles(document) }
  } catch (error) {
    const overlay = codeErrorOverlay(error, server)
    return { status: 500, html: await server.transformIndexHtml(url, pageWithoutContent(meta, overlay)) }
  }
}

/** Renders a page, whether it is written or not, with the code as it is now. @throws RenderError if a component throws */
export async function renderLive(server: ViteDevServer, page: RenderablePage, model: SiteModel): Promise<string> {
  const { renderPage } = (await server.ssrLoadModule(RENDERER)) as typeof import('../render/render-page')
  return renderPage(page, model)
}

/** Shows the problems of a site that has no valid version of a page. */
const showOverlayAlone = async ({ server, url }: SiteRequest): Promise<Answer> => ({
  status: 503,
  html: await server.transformIndexHtml(url, pageWithoutContent('', NOTHING_TO_SHOW)),
})

/** What is left of a page that was never valid when its errors are closed. */
const NOTHING_TO_SHOW =
  '<p style="max-width: 860px; margin: 48px auto; color: #10233d; font: 16px/1.6 system-ui, sans-serif">There is nothing to show here yet. The page appears as soon as its errors are corrected.</p>'

/** Reports an error in the code on the terminal, and returns an overlay that shows it. */
function codeErrorOverlay(error: unknown, server: ViteDevServer): string {
  const thrown = isRenderError(error) ? error.cause : error
  if (thrown instanceof Error) server.ssrFixStacktrace(thrown)
  const { text } = reportCodeError(error)
  console.error(text)
  const words = `This page can’t be rendered. It reloads as soon as the code is fixed.\n\n${text}`
  return `<pre role="alert" style="${CODE_ERROR_STYLE}">${escapeMarkup(words)}</pre>`
}

/** The style of an error in the code, which stands in place of the page. */
const CODE_ERROR_STYLE =
  'max-width: 860px; margin: 48px auto; padding: 24px; border-left: 4px solid #a3261a; border-radius: 8px; background: #f3f5f8; color: #10233d; font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2'

/** A page with only the overlay, which reloads as soon as there is something to show. */
const pageWithoutContent = (meta: string, overlay = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${meta}<title>This page can’t be shown yet</title></head><body>${overlay}<script type="module">import { startOverlay } from '/renderer/live/overlay/overlay.ts'; startOverlay()</script></body></html>`

/** Answers what neither the site nor Vite has, which Vike would take for a page. */
export const serveNothing: Connect.SimpleHandleFunction = (request, response) =>
  sendNotFound(requestedAddress(request).pathname, response)

const sendNotFound = (pathname: string, response: ServerResponse) =>
  send(response, 404, 'text/plain', `There is no ${pathname}. Sitemaps are written by npm run build.\n`)

const sendPage = (response: ServerResponse, { status, html, headers }: Answer) =>
  send(response, status, 'text/html', html, headers)

function send(
  response: ServerResponse,
  status: number,
  type: string,
  content: string,
  headers?: Record<string, string>,
): void {
  const common = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }
  response.writeHead(status, { ...common, ...headers }).end(content)
}
