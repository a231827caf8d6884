import { createColors } from 'picocolors'
import { locate } from '../../../renderer/pipeline/report/located'
import { reportPretty } from '../../../renderer/pipeline/report/pretty'
import { htmlAnswer } from '../answers/answer'
import { answerRoute } from '../answers/answer-route'
import { createPages } from '../answers/create-pages'
import { FAILED } from '../answers/plain-page'
import { renderWithVike } from '../answers/render-with-vike'
import { decodeRoute } from '../../../renderer/decode-route'
import type { Tell } from '../pages/tell'
import { type Files, documentFetcher } from './fetch-document'
import { fetchFile } from './fetch-file'
import { openPackedSite } from './open-packed-site'
import type { PackedSite } from './packed-site'

/** What the configuration gives the worker. */
interface Bindings {
  /** The site's folder. */
  DOCUMENTS: Files
  /** The folder of all that is no page. */
  FILES: Files
}

/** How many bytes of finished pages are kept: an eighth of what an edge platform gives a worker. */
const MOST = 16 * 1024 * 1024

/** Makes a worker that answers the addresses of a site. */
export function createWorker(packed: PackedSite) {
  // opened with the first request, since nothing may be read before
  let opened: ReturnType<typeof open> | undefined
  async function open({ DOCUMENTS }: Bindings) {
    const site = await openPackedSite(packed)
    const pages = createPages({ site, find: documentFetcher(DOCUMENTS), render: renderWithVike, tell, most: MOST })
    return { site, pages }
  }
  async function answer(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const file = await fetchFile(pathname, bindings.FILES)
    if (file) return file
    const { site, pages } = await (opened ??= open(bindings))
    const { status, headers, body } = await answerRoute(
      decodeRoute(pathname) ?? '',
      search,
      site,
      pages,
      renderWithVike,
    )
    const isKnown = headers.ETag !== undefined && headers.ETag === request.headers.get('If-None-Match')
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(new Uint8Array(body), { status, headers })
  }
  return {
    async fetch(request: Request, bindings: Bindings): Promise<Response> {
      try {
        return await answer(request, bindings)
      } catch (error) {
        console.error(error)
        const { status, headers, body } = htmlAnswer(500, FAILED)
        return new Response(new Uint8Array(body), { status, headers })
      }
    },
  }
}

const tell: Tell = (problems, sources) =>
  console.error(reportPretty(locate({ problems, sources }), createColors(false)))
