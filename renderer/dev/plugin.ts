import { relative, resolve, sep } from 'node:path'
import serveStatic from 'serve-static'
import type { Plugin, ViteDevServer } from 'vite'
import { publicFolder } from '../pipeline/documents/files'
import { terminalColors } from '../pipeline/problems/pretty'
import { LiveSite } from './live-site'
import { UPDATE_EVENT } from './overlay'
import { servePages, serveRest, serveVariants } from './serve-pages'
import { SiteChecker } from './site-checker'
import { watchFiles } from './watch-files'

/**
 * The development server: serves pages from their documents, and notifies open pages when a document was saved.
 * @param thread the URL of the module that checks the whole site, as SiteChecker runs it
 */
export function platDev(folder: string, thread: URL): Plugin {
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
      // Vite creates a new server when its configuration is saved, and each needs its own checker
      const checker = new SiteChecker(thread, folder)
      const site = new LiveSite(folder, checker, (isChecked) => {
        if (isChecked) console.log(site.problems.report(terminalColors))
        server.ws.send({ type: 'custom', event: UPDATE_EVENT, data: site.state })
      })
      live = site
      server.middlewares.use(serveVariants(site.pages.pictures, publicFolder(folder)))
      server.middlewares.use(servePages(site, server))
      server.middlewares.use(serveStatic(publicFolder(folder), { index: false, redirect: false }))
      followChanges(site, folders, server)
      server.httpServer?.once('close', () => checker.end())
      // after Vite's own middlewares
      return () => void server.middlewares.use(serveRest(site))
    },
    hotUpdate({ file, modules, server }) {
      // the browser has no modules that render pages, and a module that was missing is in no graph yet
      const isCode = modules.length > 0 || relative(server.config.root, file).startsWith('sections')
      if (this.environment.name === 'ssr' && isCode) live?.changeCode()
    },
  }
}

/** Checks the site as soon as pages can be requested, and again when one of its files or a schema changes. */
function followChanges(live: LiveSite, folders: string[], server: ViteDevServer): void {
  const check = async (changed: string[] = []) => {
    try {
      live.change(changed)
      await live.check()
    } catch (error) {
      server.config.logger.error(`The site could not be read: ${String(error)}`)
    }
  }
  const stop = watchFiles([...folders, 'schemas'], (files) => void check(files))
  server.httpServer?.once('listening', () => void check()).once('close', stop)
}
