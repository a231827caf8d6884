import type { Server } from 'node:http'
import { EMPTY_DOCUMENT } from '../../renderer/injected-tags'
import { createHandler } from './answers/create-handler'
import { indexFiles, indexTime } from './files/index-files'
import { LiveSite } from './files/live-site'
import { openCode } from '../code/open-code'
import { renderWithVike } from '../../renderer/render-with-vike'
import { printFailure } from '../print-bug'
import type { RenderRoute } from './pages/render-page'
import { createRequestServer } from './request-server'
import { tellProblems } from './tell-problems'

/** How a server shows itself. */
interface RequestServer {
  /** It does not listen yet. */
  server: Server
  /** How many pages the index knows, and since when. */
  indexed: { pages: number; written: Date }
}

/**
 * Opens a site to be rendered on request, and renders its first page, so that the first visitor doesn't wait for what
 * all pages need.
 * @param most how many bytes of finished pages are kept in memory
 * @returns nothing where site.json has a mistake, which is told
 */
export async function startRequestServer(folder: string, most: number): Promise<RequestServer | undefined> {
  // before React is imported, which comes in two versions
  const code = await openCode()
  await import(code.entry.href)
  const { renderRoute } = (await import(code.render.href)) as typeof import('../../renderer/render-pages')
  const render: RenderRoute = (route, model) =>
    renderWithVike(encodeURI(route), () => renderRoute(route, model) ?? EMPTY_DOCUMENT)
  const live = new LiveSite(folder, tellProblems)
  const site = await live.current
  if (!site) return undefined
  const handler = createHandler({ live, render, client: code.client, tell: tellProblems, most })
  await handler('/', '')
  const indexed = { pages: site.index.pages, written: indexTime(indexFiles(folder)) }
  return { server: createRequestServer(handler, printFailure), indexed }
}
