/** npm run dev: the development server. */
import { assertSiteFolder, createCommand, parsePort, run } from './command'
import { keepServing } from './dev/keep-serving'
import { LookThread } from './dev/look-thread'
import { VIKE_CRAWL } from './vike-crawl'

const command = createCommand('dev', 'Serves the site while you write: a saved file shows at once.')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--port <number>', 'the port to listen on', parsePort, 3000)

await run(command, async () => {
  const { site, port } = command.opts<{ site: string; port: number }>()
  assertSiteFolder(site)
  process.env.VIKE_CRAWL = VIKE_CRAWL
  await keepServing(site, port, () => new LookThread(new URL('./dev-thread.mjs', import.meta.url), site))
})
