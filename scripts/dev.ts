/** npm run dev: the development server. */
import type { Plugin } from 'vite'
import { platDev } from '../renderer/live/plugin'
import { assertCodeFits } from './build/assert-code'
import { createCommand, portOption, run } from './command'
import { freePort, nameHeader, printAddress } from './serve/listen'
import { endWithNpm } from './serve/server'

const command = createCommand('dev', 'Serves the site while you write: a saved file shows at once.')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(portOption())

/** Has the server say what it is, also after it has started again. */
const nameItself: Plugin = {
  name: 'plat:name',
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      response.setHeader(...nameHeader('npm run dev'))
      next()
    })
  },
}

export const finished = run(command, async ({ site, port: named }: { site: string; port?: number }) => {
  assertCodeFits()
  // before all else: who opens the usual address meanwhile must know what it shows
  const port = await freePort({ port: named })
  const plugins = [nameItself, platDev(site, new URL('./dev-check.ts', import.meta.url))]
  const { dev } = await import('vike/api')
  const { viteServer } = await dev({
    startupLog: false,
    viteConfig: { plugins, logLevel: 'warn', server: { port, strictPort: true, host: 'localhost' } },
  })
  if (!viteServer) throw new Error('Vike has started no server.')
  endWithNpm()
  printAddress(site, port, { hint: 'Save a file to see it.' })
})
