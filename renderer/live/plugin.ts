import { relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { publicFolder } from '../documents/files'
import { terminalColors } from '../problems/pretty'
import { LiveSite } from './live-site'
import { UPDATE_EVENT } from './overlay'
import { serveNothing, servePages } from './serve-pages'
import { SiteChecker } from './site-checker'

/**
 * The development server: serves pages from their documents, and updates open pages when a document is saved.
 * @param check the URL of the module that checks the whole site, as SiteChecker runs it
 */
export function platDev(folder: string, check: URL): Plugin {
  const folders = [folder, publicFolder(folder)]
  const isIgnored = (path: string) => folders.some((folder) => resolve(path).startsWith(resolve(folder) + sep))
  let live: LiveSite | undefined
  return {
    name: 'plat:dev',
    apply: 'serve',
    // Vite would watch each file separately
    config: () => ({ server: { watch: { ignored: isIgnored } } }),
    configureServer(server) {
      if (server.config.server.middlewareMode) return
      // Vite creates a new server when its configuration is saved, and each server needs its own checker
      const checker = new SiteChecker(check, folder)
      const site = new LiveSite(folder, checker, (isChecked) => {
        if (isChecked) console.log(site.problems.report(terminalColors))
        server.ws.send({ type: 'custom', event: UPDATE_EVENT, data: site.state })
      })
      live = site
      server.middlewares.use(servePages(site, server))
      server.httpServer?.once('listening', () => {
        const stop = site.follow((message) => server.config.logger.error(message))
        server.httpServer?.once('close', stop)
      })
      // after Vite's own middlewares
      return () => void server.middlewares.use(serveNothing)
    },
    hotUpdate({ file, modules, server }) {
      // modules that render pages are not in the browser's graph, and a module that was missing is in no graph yet
      const isCode = modules.length > 0 || relative(server.config.root, file).startsWith('sections')
      if (this.environment.name === 'ssr' && isCode) live?.changeCode()
    },
  }
}
