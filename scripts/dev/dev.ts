/** npm run dev: the development server. */
import type { Plugin } from 'vite'
import { publicFolder } from '../../renderer/documents/files'
import { platDev } from '../../renderer/live/plugin'
import { watchFiles } from '../../renderer/live/watch-files'
import { assertCodeFits } from '../prerender/assert-code'
import { createCommand, dateOption, portOption, run } from '../command'
import { freePort, nameHeader, printAddress } from '../serve/listen'
import { endWithNpm } from '../serve/server'

const command = createCommand('dev', 'Serves the site while you edit it: saved files show at once.')
  .option('--site <folder>', 'the folder with the JSON', 'site.config')
  .addOption(dateOption())
  .addOption(portOption())

/** Adds the header with the server's name, even after the server has restarted. */
const nameItself: Plugin = {
  name: 'plat:name',
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      response.setHeader(...nameHeader('npm run dev'))
      next()
    })
  },
}

export const finished = run(
  command,
  async ({ site, date, port: given }: { site: string; date?: string; port?: number }) => {
    assertCodeFits()
    // Vite goes on without watching, after an error for each file
    watchFiles([site, publicFolder(site)], () => {}, console.error)()
    // first of all: anybody who opens the usual address in the meantime must know what it shows
    const port = await freePort({ port: given })
    const plugins = [nameItself, platDev(site, new URL('./dev-check.ts', import.meta.url), date)]
    const { dev } = await import('vike/api')
    const { viteServer } = await dev({
      startupLog: false,
      viteConfig: { plugins, logLevel: 'warn', server: { port, strictPort: true, host: 'localhost' } },
    })
    if (!viteServer) throw new Error('Vike has not started a server.')
    endWithNpm()
    printAddress(site, port, { hint: 'Saved files show at once.' })
  },
)
