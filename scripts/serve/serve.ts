/** npm run serve: renders pages when they are requested. */
import { LiveSite } from '../../renderer/live/live-site'
import { SiteChecker } from '../../renderer/live/site-checker'
import { terminalColors } from '../../renderer/problems/pretty'
import { assertCodeFits } from '../prerender/assert-code'
import { openCode } from '../prerender/code'
import { Failure, createCommand, parseCount, portOption, run } from '../command'
import { readDirectory, writeDirectory } from './kept-directory'
import { listen, nameServer, printAddress } from './listen'
import { createLiveServer } from './live-server'
import { endOnRequest } from './server'

const command = createCommand(
  'serve',
  'Serves a site without a build: each page is read, validated and rendered when it is requested.',
)
  .option('--site <folder>', 'the folder with the JSON', 'site.config')
  .addOption(portOption())
  .option('--host <address>', 'the address to listen on; 0.0.0.0 is every address of this machine', 'localhost')
  .option('--memory <megabytes>', 'how much memory rendered pages may take', parseCount(0), 128)
  .addHelpText('after', '\nSee docs/serving.md for when to use it.')

interface Options {
  site: string
  port?: number
  host: string
  memory: number
}

export const finished = run(command, async ({ site: folder, port, host, memory }: Options) => {
  assertCodeFits()
  // it sets NODE_ENV, which must be set before React is imported
  const code = await openCode()
  const renderer = (await import(code.render.href)) as typeof import('../../renderer/render/render-page')
  const checker = new SiteChecker(new URL('../../renderer/live/site-checker.ts', import.meta.url), folder)
  const live = new LiveSite(folder, checker, (isChecked) => {
    const { directory } = live.pages
    if (!isChecked || !directory) return
    console.log(live.problems.report(terminalColors))
    writeDirectory(folder, directory)
  })
  if (!live.pages.settings) {
    console.log(live.problems.report(terminalColors))
    throw new Failure(`${folder} can’t be served until the errors in its site.json are fixed.`)
  }
  const keptDirectory = readDirectory(folder)
  if (keptDirectory) live.pages.replaceDirectory(keptDirectory)
  const server = createLiveServer(live, { ...code, ...renderer }, memory * 1024 * 1024)
  nameServer(server, 'npm run serve')
  const listeningPort = await listen(server, { host, port })
  endOnRequest(server)
  printAddress(folder, listeningPort, { host })
  server.once('close', live.follow(console.error))
})
