import type { Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { LiveSite } from '../../renderer/live/live-site'
import { QUOTE_FORM_ROUTE } from '../../renderer/site/addresses'
import { fileState } from '../../renderer/prerender/cache'
import { ownPublicFolder } from '../../renderer/documents/files'
import { usableImages } from '../../renderer/pictures/pictures'
import { mayHoldMetadata } from '../../renderer/pictures/strip-metadata'
import { hostRules } from '../../renderer/emit/headers'
import { robots, sitemaps } from '../../renderer/emit/site-files'
import type { SiteModel } from '../../renderer/render/model'
import { quoteFormSource } from '../../sections/ui/embeds/quote-form-source'
import type { Code } from '../prerender/code'
import { FAILURE, type Text, etagOf, sendFile, sendPicture, sendText } from './send'
import { createSiteServer, readRules } from './site-server'

/** The bundled code, as far as answers need it. */
type SiteCode = Pick<Code, 'client' | 'injected'> &
  Pick<typeof import('../../renderer/render/render-page'), 'renderPage' | 'renderQuoteForm'>

/** A page as it is sent, and what it was made from. */
interface FinishedPage {
  text: Text
  model: SiteModel
  /** The state of its document, by fileState. */
  state: string
}

/**
 * Serves a site whose pages are rendered when they are asked for, as a host of the built site would. Those that were used
 * last are kept.
 * @param memory how many bytes finished pages may take
 */
export function createLiveServer(live: LiveSite, { client, injected, ...renderer }: SiteCode, memory: number): Server {
  const { pages } = live
  const finished = new LRUCache<string, FinishedPage>({
    // zero would mean no limit, while no page fits into one byte
    maxSize: Math.max(memory, 1),
    // a text takes one or two bytes for each character, and its names take some more
    sizeCalculation: ({ text }) => 2 * text.content.length + 500,
  })

  /** The page of an address as its document is now. */
  async function finish(address: string, model: SiteModel): Promise<Text | undefined> {
    const source = pages.find(address)
    const state = source ? fileState(source.file) : ''
    const kept = finished.get(address)
    if (kept?.model === model && kept.state === state && state !== '') return kept.text
    const page = await live.openPage(address)
    // a document that was never valid, rather than one that has lost this alias
    if (!page) return source && !pages.open(source.route) ? FAILURE : undefined
    await pages.probe(page.images)
    const content = renderer.renderPage(page, model, injected)
    const text = { content, etag: etagOf(content) }
    finished.set(address, { text, model, state })
    return text
  }

  /** The file of public/ at an address. */
  function publicFileAt(address: string): string | undefined {
    const { publicFolder, publicFiles, images } = pages.site
    // only what is listed is found, so that no address can lead out of the folder
    const listed = address.startsWith('/images/') ? usableImages(images, [address]) : publicFiles
    return listed.includes(address) ? join(publicFolder, address) : undefined
  }

  /** Sends the file of an address: a picture, a file of public/, the browser's code. @returns whether there is one */
  async function sendFileAt(address: string, response: ServerResponse, status: number): Promise<boolean> {
    const file = publicFileAt(address)
    if (file !== undefined)
      return mayHoldMetadata(file) ? sendPicture(response, file) : sendFile(response, file, status)
    if (!address.startsWith('/assets/')) return false
    return sendFile(response, (await pages.variantFile(address)) ?? join(client, address), status)
  }

  /** What has an address and is no file: a page, the sample form, robots.txt, a sitemap. */
  async function textAt(address: string): Promise<Text | undefined> {
    const { model } = pages
    if (!model) return FAILURE
    const { site } = model
    if (address === '/robots.txt') return { type: 'text/plain', content: robots(site) }
    if (address === QUOTE_FORM_ROUTE && quoteFormSource(site) === address)
      return { content: renderer.renderQuoteForm(model, injected) }
    if (!address.endsWith('.xml')) return finish(address, model)
    await live.knowsAllPages()
    const content = sitemaps(site, pages.directory?.listed ?? [])[address.slice(1)]
    return content === undefined ? undefined : { type: 'text/xml', content }
  }

  return createSiteServer({
    // those of a build of the site, where an author's own file takes the place of ours
    rules: () => readRules(ownPublicFolder(pages.site.folder), pages.settings && hostRules(pages.settings)),
    send: async (address, response, status) => {
      if (await sendFileAt(address, response, status)) return true
      const text = await textAt(address)
      if (text) sendText(response, { status, ...text })
      return text !== undefined
    },
  })
}
