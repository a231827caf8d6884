import { relative, resolve, sep } from 'node:path'
import { dev } from 'vike/api'
import { type Plugin, type ViteDevServer, mergeConfig } from 'vite'
import type { Looker } from '../../renderer/dev/look'
import { platDev } from '../../renderer/dev/plugin'
import { settings } from '../../vite.config'
import { ROOMS } from '../code/note-folders'

export interface ServerOptions {
  /** The folder of the JSON. */
  site: string
  port: number
  /** Starts what looks at the whole site beside. */
  startLooker: () => Looker
  /** Is told that the settings, which are part of this script, are saved: a server that runs can't take up new ones. */
  onSettings: () => void
}

/** What the settings stand in. */
const SETTINGS = /^(?:vite\.config\.ts|renderer\/vite\/.*(?<!\.test)\.ts)$/

/** What is watched of the project, besides itself and what lies outside. Vite would watch the last build and the tests too. */
const WATCHED = new Set(['', '..', ...ROOMS, 'vite.config.ts', 'tsconfig.json'])

/**
 * Starts the development server.
 * @throws when the site's folder can't be read
 */
export async function startServer({ site, port, startLooker, onSettings }: ServerOptions): Promise<ViteDevServer> {
  const own = {
    plugins: [platDev(site, startLooker), watchSettings(onSettings)],
    // they are here already; from their file Vike and Vite would bundle them three times
    configFile: false,
    logLevel: 'warn',
    server: { port, host: 'localhost' },
  }
  const { viteServer } = await dev({ startupLog: false, viteConfig: mergeConfig(settings, own) })
  if (!viteServer) throw new Error('Vike has started no server.')
  return viteServer
}

const watchSettings = (onSettings: () => void): Plugin => ({
  name: 'plat:watch-settings',
  config: () => ({ server: { watch: { ignored: (path) => !WATCHED.has(fromRoot(path).replace(/\/.*/, '')) } } }),
  configureServer({ watcher }) {
    watcher.on('change', (path) => SETTINGS.test(fromRoot(path)) && onSettings())
  },
})

const fromRoot = (path: string) => relative(process.cwd(), resolve(path)).replaceAll(sep, '/')
