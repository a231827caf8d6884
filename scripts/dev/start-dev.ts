import type { Plugin } from 'vite'
import { publicFolder } from '../../renderer/documents/files'
import { type DevOptions, platDev } from '../../renderer/live/plugin'
import { watchFiles } from '../../renderer/live/watch-files'
import { assertCodeFits } from '../prerender/assert-code'
import { freePort, nameHeader } from '../serve/listen'
import { endWithNpm } from '../serve/server'

/** What a development server serves, and where. */
interface DevSettings {
  site: string
  date?: string | undefined
  port?: number | undefined
  /** Its name, for other servers that find its port taken: "npm run dev". */
  name: string
}

/** What a development server has besides the site. */
interface DevExtras extends Pick<DevOptions, 'extend'> {
  plugins?: Plugin[]
}

/**
 * Starts the development server.
 * @returns its port
 */
export async function startDev(
  { site, date, port: given, name }: DevSettings,
  { extend, plugins: extraPlugins = [] }: DevExtras = {},
): Promise<number> {
  assertCodeFits()
  // Vite goes on without watching, after an error for each file
  watchFiles([site, publicFolder(site)], () => {}, console.error)()
  // first of all: anybody who opens the usual address in the meantime must know what it shows
  const port = await freePort({ ...(given !== undefined && { port: given }) })
  const check = new URL('./dev-check.ts', import.meta.url)
  const plugins = [nameItself(name), platDev(site, check, { date, extend }), ...extraPlugins]
  const { dev } = await import('vike/api')
  const { viteServer } = await dev({
    startupLog: false,
    viteConfig: { plugins, logLevel: 'warn', server: { port, strictPort: true, host: 'localhost' } },
  })
  if (!viteServer) throw new Error('Vike has not started a server.')
  endWithNpm()
  return port
}

/** Adds the header with the server's name, even after the server has restarted. */
const nameItself = (name: string): Plugin => ({
  name: 'plat:name',
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      response.setHeader(...nameHeader(name))
      next()
    })
  },
})
