import { hash } from 'node:crypto'
import type { FindDocument, FoundDocument } from '../pages/found-document'
import type { RequestedSite } from '../pages/open-requested-site'
import { PageCache } from '../pages/page-cache'
import { readPage } from '../pages/read-page'
import { type RenderRoute, renderPage } from '../pages/render-page'
import type { Tell } from '../pages/tell'

/** A page as it is sent. */
export interface FinishedPage {
  /** None where the document has a mistake. */
  html?: string
  etag: string
  aliases: string[]
  /** Of the document that it was made from. */
  state?: string
  /** In bytes, in memory. */
  size: number
}

/** What is kept of a page that can't be shown, in bytes: about its names. */
const WRONG_SIZE = 500

/** Makes the page of an address; nothing where no document stands there. */
export type Pages = (route: string) => Promise<FinishedPage | undefined>

export interface PageParts {
  site: RequestedSite
  find: FindDocument
  render: RenderRoute
  tell: Tell
  /** How many bytes of pages are kept. */
  most: number
}

/** Makes what makes the pages of a site when they are asked for, and keeps those that were used last. */
export function createPages({ site, find, render, tell, most }: PageParts): Pages {
  const cache = new PageCache<FinishedPage>(most)
  const underWay = new Map<string, Promise<FinishedPage>>()

  async function make(route: string, { name, state, read }: FoundDocument): Promise<FinishedPage> {
    const { document, page, errors, images } = readPage(route, name, await read(), site)
    if (!page) {
      tell(errors, { site: site.loaded.site, shared: site.loaded.shared, pages: [{ route, document }] })
      return { etag: '', aliases: [], state, size: WRONG_SIZE }
    }
    const html = await renderPage(page, images, site, render)
    // a text takes one or two bytes for each character
    return { html, etag: `W/"${hash('sha1', html)}"`, aliases: page.data.aliases ?? [], state, size: 2 * html.length }
  }

  return async (route) => {
    const found = await find(route)
    if (found?.state === undefined) return found && make(route, found)
    const kept = cache.get(route)
    if (kept?.state === found.state) return kept
    const key = `${route}\n${found.state}`
    const making = underWay.get(key) ?? make(route, found).finally(() => underWay.delete(key))
    underWay.set(key, making)
    const page = await making
    cache.set(route, page)
    return page
  }
}
