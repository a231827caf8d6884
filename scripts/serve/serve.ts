/** npm run serve: renders pages when they are asked for. */
import { statSync } from 'node:fs'
import type { SiteModel } from '../../renderer/pipeline/model'
import { count } from '../../renderer/pipeline/problems/pretty'
import { openCode } from '../build/code'
import { Failure, createCommand, parseCount, parsePort, run } from '../command'
import { answer } from './answer'
import { sendFailure } from './send'
import { WatchedSite } from './served-site'
import { indexFile } from './site-index'
import { createReadServer, endOnRequest, listen, printAddress } from './server'

const command = createCommand(
  'serve',
  'Serves a site without a build: each page is read, validated and rendered when it is asked for.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--port <number>', 'the port to listen on', parsePort, 3000)
  .option('--host <address>', 'where to listen; 0.0.0.0 is every address of this machine', 'localhost')
  .option('--memory <megabytes>', 'how much memory finished pages may take', parseCount(0), 128)
  .addHelpText('after', '\ndocs/serving.md tells for which sites this is. `npm run index` renews the lists of cities.')

interface Options {
  site: string
  port: number
  host: string
  memory: number
}

await run(command, async ({ site: folder, port, host, memory }: Options) => {
  // it sets NODE_ENV, which must come before React is imported
  const { render, client, injected } = await openCode()
  const { renderPage, renderQuoteForm } = (await import(
    render.href
  )) as typeof import('../../renderer/pipeline/render-page')
  const watched = new WatchedSite(folder, (page, model) => renderPage(page, model, injected), memory * 1024 * 1024)
  const first = await watched.current
  if (!first) throw new Failure(`${folder} can't be served until its site.json is right.`)
  // warms up, so that the first visitor doesn't wait
  await first.pages.find('/')
  const code = { client, renderQuoteForm: (model: SiteModel) => renderQuoteForm(model, injected) }
  const server = createReadServer(async (request, response) => {
    const site = await watched.current
    await (site ? answer(site, code, request, response) : sendFailure(response))
  })
  printAddress(folder, { host, port }, await listen(server, { host, port }))
  endOnRequest(server)
  const written = statSync(indexFile(folder)).mtime.toLocaleString()
  console.log(`  Its index of ${count(first.index.pages, 'page')} is of ${written}. \`npm run index\` makes a new one.`)
})
