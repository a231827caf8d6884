import type { ServerResponse } from 'node:http'
import { basename, dirname, join } from 'node:path'
import sirv from 'sirv'
import { NOT_FOUND_ROUTE, QUOTE_FORM_ROUTE } from '../../renderer/pipeline/addresses'
import { usableImages } from '../../renderer/pipeline/documents/pictures'
import { robots } from '../../renderer/pipeline/emit/site-files'
import { makeVariant, probeImages } from '../../renderer/pipeline/emit/image-variants'
import type { SiteModel } from '../../renderer/pipeline/model'
import { decodeRoute } from '../../renderer/requested-address'
import { quoteFormSource } from '../../sections/ui/quote-form-source'
import type { FinishedPage, ServedSite } from './served-site'
import { indexFolder } from './site-index'
import { setCaching } from './static-server'

/** The bundled code, as far as answers need it. */
export interface SiteCode {
  /** The folder of the browser's code. */
  client: string
  /** Renders the document of the sample form's frame. */
  renderQuoteForm: (model: SiteModel) => string
}

/** A file below a folder. */
interface PlacedFile {
  folder: string
  /** Its address in the folder. */
  file: string
}

/** The files of a sitemap, as renderer/pipeline/emit/site-files.ts names them. */
const SITEMAP = /^\/sitemap(?:-\d+)?\.xml$/

/** "/images/truck-480.217626.webp": one size of a picture, as renderer/pipeline/emit/image-variants.ts names it. */
const VARIANT = /^(.*)-\d+\.[0-9a-f]{6}\.webp$/

/** Answers a request for an address of a site, as a host of the built site would. */
export async function answer(site: ServedSite, code: SiteCode, url: string, response: ServerResponse): Promise<void> {
  const [pathname = '/', search = ''] = url.split(/(?=\?)/)
  const { model, pages } = site
  // what can't be decoded is the address of nothing
  const route = decodeRoute(pathname) ?? ''
  const file = await findFile(route, site, code.client)
  if (file) return sendFile(file, response)
  if (route === '/robots.txt') return sendText(response, 200, robots(model.site), { type: 'text/plain' })
  const redirect = model.site.redirects?.find(({ from }) => from === route)
  if (redirect) return sendRedirect(response, redirect.to)
  if (/.\/$/.test(route))
    return sendRedirect(response, encodeURI(route.replace(/^\/+/, '/').replace(/\/+$/, '')) + search)
  if (route === QUOTE_FORM_ROUTE && quoteFormSource(model.site) === route)
    return sendText(response, 200, code.renderQuoteForm(model))
  const page = (await pages.find(route)) ?? (await findAliased(route, site))
  if (page) return sendPage(response, page, route === NOT_FOUND_ROUTE ? 404 : 200)
  const missing = await pages.find(NOT_FOUND_ROUTE)
  return missing ? sendPage(response, missing, 404) : sendUnknown(response)
}

/** The page that has an address among its aliases. */
async function findAliased(route: string, { index, pages }: ServedSite): Promise<FinishedPage | undefined> {
  if (!Object.hasOwn(index.aliases, route)) return undefined
  const page = await pages.find(index.aliases[route] ?? '')
  // since the index was written it may have lost the alias
  return page?.html === undefined || page.aliases.includes(route) ? page : undefined
}

/** Finds the file of an address: the browser's code, a picture, a file of public/, the sitemap. */
async function findFile(address: string, site: ServedSite, client: string): Promise<PlacedFile | undefined> {
  const { folder, publicFiles, publicFolder } = site.loaded
  if (address.startsWith('/assets/')) return { folder: client, file: address }
  if (address.startsWith('/images/')) return findPicture(address, site)
  if (publicFiles.includes(address)) return { folder: publicFolder, file: address }
  if (SITEMAP.test(address)) return { folder: indexFolder(folder), file: address }
  return undefined
}

/**
 * Finds the file of a picture; a variant is made on its first request. Only pictures of the site's list are found, so that
 * no address can lead out of the folder.
 */
async function findPicture(address: string, { loaded, model }: ServedSite): Promise<PlacedFile | undefined> {
  const { images, publicFolder } = loaded
  if (usableImages(images, [address]).length > 0) return { folder: publicFolder, file: address }
  const name = VARIANT.exec(address)?.[1]
  if (name === undefined) return undefined
  const masters = usableImages(images, [...images.keys()]).filter((master) => master.replace(/\.[a-z]+$/i, '') === name)
  const known = await probeImages(publicFolder, masters, model.site)
  for (const [master, { variants }] of Object.entries(known)) {
    const variant = variants.find(({ url }) => url === address)
    if (!variant) continue
    const made = await makeVariant(join(publicFolder, master), variant)
    return { folder: dirname(made), file: `/${basename(made)}` }
  }
  return undefined
}

function sendFile({ folder, file }: PlacedFile, response: ServerResponse): void {
  const serveFile = sirv(folder, { dev: true, etag: true, setHeaders: setCaching })
  serveFile(Object.assign(response.req, { url: encodeURI(file) }), response, () => sendUnknown(response))
}

function sendPage(response: ServerResponse, { html, etag }: FinishedPage, status: number): void {
  if (html === undefined) sendFailure(response)
  else sendText(response, status, html, status === 200 ? { etag } : {})
}

/** Sends a text, or 304 to a visitor who has it already. */
function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  { type = 'text/html', etag = '' } = {},
): void {
  response.setHeader('Cache-Control', status < 500 ? 'no-cache' : 'no-store')
  if (etag) response.setHeader('ETag', etag)
  const known = response.req.headers['if-none-match']?.split(/\s*,\s*/) ?? []
  if (etag && known.includes(etag)) response.writeHead(304).end()
  else response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text)
}

/** Sends the visitor to another address for good. */
const sendRedirect = (response: ServerResponse, to: string): void =>
  void response.writeHead(301, { Location: to }).end()

const sendUnknown = (response: ServerResponse): void =>
  sendText(response, 404, plainPage('Page not found', 'There is no page at this address.'))

/** Sends a plain page in place of one that can't be rendered. */
export const sendFailure = (response: ServerResponse): void =>
  sendText(response, 500, plainPage('This page can’t be shown', 'Something is wrong with it. Please come back later.'))

/** What visitors see where the site has no page to show. */
const plainPage = (title: string, text: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`
