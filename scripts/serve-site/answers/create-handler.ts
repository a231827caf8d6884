import { robots } from '../../../renderer/pipeline/emit/robots'
import { findFile } from '../files/find-file'
import { documentFinder } from '../files/find-document'
import type { LiveSite } from '../files/live-site'
import { decodeRoute } from '../../../renderer/decode-route'
import type { RequestedSite } from '../pages/open-requested-site'
import { type Answer, htmlAnswer } from './answer'
import { answerRoute } from './answer-route'
import { type PageParts, type Pages, createPages } from './create-pages'
import { FAILED } from './plain-page'

/** What answers an address: something that is sent, or a file. */
export type Reply = Answer | { folder: string; file: string }

/** Answers an address. */
export type Handler = (pathname: string, search: string) => Promise<Reply>

interface Parts extends Pick<PageParts, 'render' | 'tell' | 'most'> {
  live: LiveSite
  /** The folder of the browser's code. */
  client: string
}

/** Makes what answers the addresses of a site. */
export function createHandler({ live, render, client, tell, most }: Parts): Handler {
  const pagesOf = (site: RequestedSite) =>
    createPages({ site, find: documentFinder(site.loaded.folder), render, tell, most })
  let last: { site: RequestedSite; pages: Pages } | undefined
  return async (pathname, search) => {
    const site = await live.current
    if (!site) return htmlAnswer(500, FAILED)
    const route = decodeRoute(pathname)
    const file = route === undefined ? undefined : await findFile(route, site, client)
    if (file) return file
    if (route === '/robots.txt') return textAnswer(robots(site.model.site))
    // with another site.json or shared section every page may be another
    if (last?.site !== site) last = { site, pages: pagesOf(site) }
    // what is no address is the address of nothing
    return answerRoute(route ?? '', search, site, last.pages, render)
  }
}

const textAnswer = (text: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  body: Buffer.from(text),
})
