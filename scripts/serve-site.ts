/** npm run serve: renders pages when they are asked for. */
import { count, terminalColors } from '../renderer/pipeline/problems/pretty'
import { EXIT, assertSiteFolder, createCommand, parseCount, parsePort, run } from './command'
import { createRequestServer } from './serve-site/request-server'
import { listen } from './static-server'

const command = createCommand(
  'serve',
  'Serves a site without a build: each page is read, validated and rendered when it is asked for.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--port <number>', 'the port to listen on', parsePort, 3000)
  .option('--memory <megabytes>', 'how much memory finished pages may take', parseCount(0), 128)
  .addHelpText('after', '\ndocs/serving.md tells for which sites this is. `npm run index` renews the lists of cities.')

await run(command, async () => {
  const { site, port, memory } = command.opts<{ site: string; port: number; memory: number }>()
  assertSiteFolder(site)
  const started = await createRequestServer(site, memory * 1024 * 1024)
  if (!started) {
    console.log(`${site} can't be served until its site.json is right.`)
    process.exitCode = EXIT.problems
    return
  }
  const taken = await listen(started.server, port)
  const note = taken === port || port === 0 ? '' : ` (${port} is taken)`
  const address = terminalColors.cyan(`http://localhost:${taken}`)
  const { pages, written } = started.indexed
  console.log(`${terminalColors.green('✓')} Serving ${site} on ${address}${note}. Ctrl+C ends it.`)
  console.log(
    `  Its index of ${count(pages, 'page')} is of ${written.toLocaleString()}. \`npm run index\` makes a new one.`,
  )
})
