import type { Server } from 'node:http'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { LiveSite } from '../../renderer/live/live-site'
import { sendFile, sendPublicFile } from '../../renderer/live/send-file'
import { sampleFormPathAt } from '../../renderer/site/addresses'
import { fileState } from '../../renderer/prerender/cache'
import { feedFiles } from '../../renderer/emit/feed'
import { llmsTxt, robots, routeOf, sitemaps } from '../../renderer/emit/site-files'
import type { SiteModel } from '../../renderer/render/model'
import type { Code } from '../prerender/code'
import { FAILURE, type Text, etagOf, sendText } from './send'
import { type SiteContent, createSiteServer } from './site-server'

/** The part of the bundled code that responses need. */
type SiteCode = Pick<Code, 'client' | 'injected'> &
  Pick<typeof import('../../renderer/render/render-page'), 'renderPage' | 'renderQuoteForm'>

/** A page as it is sent, and what it was rendered from. */
interface FinishedPage {
  text: Text
  model: SiteModel
  /** The state of its document, by fileState. */
  state: string
}

/**
 * Serves a site as a host of the built site would, but renders each page when it is requested. The last used pages are kept.
 * @param memory how many bytes finished pages may take
 * @param hosts the names that it answers to, if not to all
 */
export function createLiveServer(
  live: LiveSite,
  { client, injected, ...renderer }: SiteCode,
  memory: number,
  hosts?: string[],
): Server {
  const { pages } = live
  const finished = new LRUCache<string, FinishedPage>({
    // zero would mean no limit; no page fits into one byte
    maxSize: Math.max(memory, 1),
    // a string takes one or two bytes for each character, and its keys some more
    sizeCalculation: ({ text }) => 2 * text.content.length + 500,
  })

  /** The page of a route, rendered from its current document. */
  async function finishPage(route: string, model: SiteModel): Promise<Text | undefined> {
    const source = pages.find(route)
    const state = source ? fileState(source.file) : ''
    const kept = finished.get(route)
    if (kept?.model === model && kept.state === state && state !== '') return kept.text
    const page = await live.openPage(route)
    // the document was never valid, or else it has lost this alias
    if (!page) return source && !pages.open(source.route) && !pages.isAbsent(source.route) ? FAILURE : undefined
    await pages.probe(page.images)
    const content = renderer.renderPage(page, model, injected)
    const text = { content, etag: etagOf(content) }
    finished.set(route, { text, model, state })
    return text
  }

  /** A file that a build would generate: a page, the sample form, robots.txt, llms.txt, a sitemap, the feed. */
  async function generate(file: string): Promise<Text | undefined> {
    live.passDay()
    const { model } = pages
    if (!model) return FAILURE
    const { site } = model
    if (file === 'robots.txt') return { type: 'text/plain', content: robots(site) }
    const route = routeOf(file)
    const formPath = route === undefined ? undefined : sampleFormPathAt(route, site)
    if (formPath !== undefined) return { content: renderer.renderQuoteForm(model, injected, formPath) }
    if (route !== undefined) return finishPage(route, model)
    const isLlmsTxt = file === 'llms.txt' && site.llmsTxt
    if (!file.endsWith('.xml') && !isLlmsTxt) return undefined
    await live.knowsAllPages()
    const listed = pages.directory?.listed ?? []
    if (isLlmsTxt) return { type: 'text/plain', content: llmsTxt(site, listed) }
    const content = { ...sitemaps(site, listed), ...feedFiles(site, listed) }[file]
    return content === undefined ? undefined : { type: 'text/xml', content }
  }

  const site: SiteContent = {
    rules: () => pages.hostRules,
    send: async (file, response, status) => {
      const path = await pages.fileAt(file)
      if (path !== undefined && sendPublicFile(response, path, status)) return true
      if (file.startsWith('assets/') && sendFile(response, join(client, file), status)) return true
      const text = await generate(file)
      if (text) sendText(response, { status, ...text })
      return text !== undefined
    },
  }
  return createSiteServer(site, hosts)
}
