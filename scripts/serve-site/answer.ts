import { basename, dirname, join } from 'node:path'
import { decodeRoute } from '../../renderer/requested-address'
import { makeVariant, probeImages } from '../../renderer/pipeline/emit/image-variants'
import { robots } from '../../renderer/pipeline/emit/site-files'
import { NOT_FOUND_ROUTE, QUOTE_FORM_ROUTE } from '../../renderer/pipeline/addresses'
import { quoteFormSource } from '../../sections/ui/quote-form-source'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { WatchedSite, ServedSite } from './watched-site'
import { type FinishedPage, type Render, ServedPages } from './pages'
import { indexFolder } from './site-index'

/** What is sent for an address. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** A file below a folder. */
interface PlacedFile {
  folder: string
  /** Its address in the folder. */
  file: string
}

/** Answers an address: with something that is sent, or with a file. */
export type Handler = (pathname: string, search: string) => Promise<Answer | PlacedFile>

/** The bundled code of pages, with what Vike adds to them. */
export interface SiteCode {
  /** The folder of the browser's code. */
  client: string
  render: Render
  renderQuoteForm: (model: SiteModel) => string
}

/** The files of a sitemap, as renderer/pipeline/emit/site-files.ts names them. */
const SITEMAP = /^\/sitemap(?:-\d+)?\.xml$/

/** "/images/truck-480.217626.avif": one size of a picture, as renderer/pipeline/emit/image-variants.ts names it. */
const VARIANT = /^(.*)-\d+\.[0-9a-f]{6}\.(?:avif|webp)$/

/** A page that needs nothing of the site: what visitors see where the site has none to show. */
const plainPage = (title: string, text: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`

export const UNKNOWN = textAnswer(404, plainPage('Page not found', 'There is no page at this address.'))

export const FAILED = textAnswer(
  500,
  plainPage('This page can’t be shown', 'Something is wrong with it. Please come back later.'),
)

/**
 * Makes what answers the addresses of a site, as a host of the built site would.
 * @param memory how many bytes finished pages may take
 */
export function createHandler(
  live: WatchedSite,
  { client, render, renderQuoteForm }: SiteCode,
  memory: number,
): Handler {
  let last: { site: ServedSite; pages: ServedPages } | undefined
  return async (pathname, search) => {
    const site = await live.current
    if (!site) return FAILED
    const { model, index } = site
    // what is no address is the address of nothing
    const route = decodeRoute(pathname) ?? ''
    const file = await findFile(route, site, client)
    if (file) return file
    if (route === '/robots.txt') return textAnswer(200, robots(model.site), 'text/plain')
    const redirect = model.site.redirects?.find(({ from }) => from === route)
    if (redirect) return redirectAnswer(redirect.to)
    if (/.\/$/.test(route)) return redirectAnswer(encodeURI(route.replace(/^\/+/, '/').replace(/\/+$/, '')) + search)
    if (route === QUOTE_FORM_ROUTE && quoteFormSource(model.site) === route)
      return textAnswer(200, renderQuoteForm(model))
    // with another site.json or shared section every page may be another
    if (last?.site !== site) last = { site, pages: new ServedPages(site, render, memory) }
    const { pages } = last
    const page = (await pages.find(route)) ?? (await findAliased(route, index.aliases, pages))
    if (page) return pageAnswer(page, route === NOT_FOUND_ROUTE ? 404 : 200)
    const missing = await pages.find(NOT_FOUND_ROUTE)
    return missing ? pageAnswer(missing, 404) : UNKNOWN
  }
}

/** The page that has an address among its aliases. */
async function findAliased(
  route: string,
  aliases: Record<string, string>,
  pages: ServedPages,
): Promise<FinishedPage | undefined> {
  if (!Object.hasOwn(aliases, route)) return undefined
  const page = await pages.find(aliases[route] ?? '')
  // it may have lost the alias since the index was written
  return page?.html === undefined || page.aliases.includes(route) ? page : undefined
}

/** Finds the file that answers an address: the browser's code, a picture, a file of public/, the sitemap. */
async function findFile(address: string, site: ServedSite, client: string): Promise<PlacedFile | undefined> {
  const { folder, publicFiles, publicFolder } = site.loaded
  if (address.startsWith('/assets/')) return { folder: client, file: address }
  if (address.startsWith('/images/')) return findPicture(address, site)
  if (publicFiles.includes(address)) return { folder: publicFolder, file: address }
  if (SITEMAP.test(address)) return { folder: indexFolder(folder), file: address }
  return undefined
}

/**
 * Finds the file of a picture, and makes it where it is a variant that nobody has asked for yet. Only what stands in the
 * site's list of pictures is found, so that no address can lead out of the folder.
 */
async function findPicture(address: string, { loaded, model }: ServedSite): Promise<PlacedFile | undefined> {
  const { images, publicFolder } = loaded
  if (images.has(address)) return { folder: publicFolder, file: address }
  const name = VARIANT.exec(address)?.[1]
  if (name === undefined) return undefined
  const masters = [...images.keys()].filter((master) => master.replace(/\.[a-z]+$/i, '') === name)
  const known = await probeImages(publicFolder, masters, model.site.imageHost)
  for (const [master, { variants }] of Object.entries(known)) {
    const variant = variants.find(({ url }) => url === address)
    if (!variant) continue
    const made = await makeVariant(join(publicFolder, master), variant)
    return { folder: dirname(made), file: `/${basename(made)}` }
  }
  return undefined
}

function textAnswer(status: number, body: string, type = 'text/html'): Answer {
  const caching = status < 500 ? 'no-cache' : 'no-store'
  return { status, headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching }, body }
}

/** Sends the visitor to another address for good. */
const redirectAnswer = (to: string): Answer => ({ status: 301, headers: { Location: to }, body: '' })

function pageAnswer({ html, etag }: FinishedPage, status: number): Answer {
  if (html === undefined) return FAILED
  const answer = textAnswer(status, html)
  return status === 200 ? { ...answer, headers: { ...answer.headers, ETag: etag } } : answer
}
