/** npm run serve: renders pages when they are asked for. */
import { statSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import { count } from '../../renderer/pipeline/problems/pretty'
import { openCode } from '../build/code'
import { Failure, createCommand, parseCount, parsePort, printFailure, run } from '../command'
import { type SiteCode, answer, sendFailure } from './answer'
import { WatchedSite } from './served-site'
import { indexFile } from './site-index'
import { compress, listen, printAddress } from './static-server'

/** As a build's _headers says. */
const ALWAYS = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' }

const command = createCommand(
  'serve',
  'Serves a site without a build: each page is read, validated and rendered when it is asked for.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--port <number>', 'the port to listen on', parsePort, 3000)
  .option('--memory <megabytes>', 'how much memory finished pages may take', parseCount(0), 128)
  .addHelpText('after', '\ndocs/serving.md tells for which sites this is. `npm run index` renews the lists of cities.')

await run(command, async ({ site: folder, port, memory }: { site: string; port: number; memory: number }) => {
  // it sets NODE_ENV, which must come before React is imported
  const { render, client, injected } = await openCode()
  const { renderPage, renderQuoteForm } = (await import(
    render.href
  )) as typeof import('../../renderer/pipeline/render-page')
  const watched = new WatchedSite(folder, (page, model) => renderPage(page, model, injected), memory * 1024 * 1024)
  const site = await watched.current
  if (!site) throw new Failure(`${folder} can't be served until its site.json is right.`)
  // warms up, so that the first visitor doesn't wait
  await site.pages.find('/')
  const server = createRequestServer(watched, { client, renderQuoteForm: (model) => renderQuoteForm(model, injected) })
  printAddress(folder, port, await listen(server, port))
  const written = statSync(indexFile(folder)).mtime.toLocaleString()
  console.log(`  Its index of ${count(site.index.pages, 'page')} is of ${written}. \`npm run index\` makes a new one.`)
})

/** Serves a site. An error is a bug of ours or of a component: it is printed, and the visitor sees a plain page. */
function createRequestServer(watched: WatchedSite, code: SiteCode): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    compress(request, response, async () => {
      try {
        const site = await watched.current
        if (site) await answer(site, code, request.url ?? '/', response)
        else sendFailure(response)
      } catch (error) {
        printFailure(error)
        sendFailure(response)
      }
    })
  })
}
