import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { NOT_FOUND_ROUTE, QUOTE_FORM_ROUTE } from '../../renderer/pipeline/addresses'
import { usableImages } from '../../renderer/pipeline/documents/pictures'
import { headersFor } from '../../renderer/pipeline/emit/headers'
import { HOST_FILES } from '../../renderer/pipeline/emit/host-files'
import { robots } from '../../renderer/pipeline/emit/site-files'
import { makeVariant, probeImages } from '../../renderer/pipeline/emit/image-variants'
import type { SiteModel } from '../../renderer/pipeline/model'
import { decodeRoute, requestedAddress } from '../../renderer/requested-address'
import { quoteFormSource } from '../../sections/ui/embeds/quote-form-source'
import { sendFailure, sendFile, sendRedirect, sendText, sendUnknown } from './send'
import type { FinishedPage, ServedSite } from './served-site'
import { indexFolder } from './site-index'

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

/** "/assets/images/truck-480.217626.webp": a size of a picture, as renderer/pipeline/emit/image-variants.ts names it. */
const VARIANT = /^\/assets(\/images\/.*)-\d+\.[0-9a-f]{6}\.webp$/

/** The files of public/ that are for hosts alone. */
const HIDDEN = new Set<string>(HOST_FILES.map((name) => `/${name}`))

/** Answers a request for an address of a site, as a host of the built site would. */
export async function answer(
  site: ServedSite,
  code: SiteCode,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = requestedAddress(request)
  const { model, pages, rules } = site
  for (const [name, value] of Object.entries(headersFor(rules.headers, pathname))) response.setHeader(name, value)
  // what can't be decoded is the address of nothing
  const route = decodeRoute(pathname) ?? ''
  const file = await findFile(route, site, code.client)
  if (file && (await sendFile(response, file.folder, file.file))) return
  if (route === '/robots.txt') return sendText(response, { type: 'text/plain', content: robots(model.site) })
  const redirect = rules.redirects.find(({ from }) => from === route)
  if (redirect) return sendRedirect(response, redirect.to)
  if (/.\/$/.test(pathname)) return sendRedirect(response, pathname.replace(/\/+$/, '') + search)
  if (route === QUOTE_FORM_ROUTE && quoteFormSource(model.site) === route)
    return sendText(response, { content: code.renderQuoteForm(model) })
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
  if (HIDDEN.has(address)) return undefined
  if (address.startsWith('/images/')) return findPicture(address, site)
  const [, picture] = VARIANT.exec(address) ?? []
  if (picture !== undefined) return findVariant(address, picture, site)
  if (address.startsWith('/assets/')) return { folder: client, file: address }
  if (publicFiles.includes(address)) return { folder: publicFolder, file: address }
  if (SITEMAP.test(address)) return { folder: indexFolder(folder), file: address }
  return undefined
}

/** Finds a picture. Only those of the site's list are found, so that no address can lead out of the folder. */
function findPicture(address: string, { loaded: { images, publicFolder } }: ServedSite): PlacedFile | undefined {
  return usableImages(images, [address]).length > 0 ? { folder: publicFolder, file: address } : undefined
}

/**
 * Finds a variant of a picture, which is made at its first request.
 * @param name the master's address without its ending
 */
async function findVariant(address: string, name: string, { loaded, model }: ServedSite) {
  const { images, publicFolder } = loaded
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

const sendPage = (response: ServerResponse, { html, etag }: FinishedPage, status: number): Promise<void> =>
  html === undefined ? sendFailure(response) : sendText(response, { status, content: html, etag })
