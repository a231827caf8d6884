import { relative, resolve, sep } from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { publicFolder } from '../pipeline/images/public-folder'
import { terminalColors } from '../pipeline/report/terminal-colors'
import { UPDATE_EVENT } from './channel'
import { serveImages } from './images-middleware'
import { LiveSite } from './live-site'
import type { Looker } from './look'
import { servePages } from './pages-middleware'
import { refuseUnreadable, serveRest } from './rest-middleware'
import { watchFiles } from './watch-files'

/**
 * The development server: serves pages from their documents, and tells open pages when a document was saved.
 * @param folder the folder of the JSON
 * @param startLooker starts what looks at the whole site beside: each server has its own, and Vite makes a new one when its
 * configuration is saved
 */
export function platDev(folder: string, startLooker: () => Looker): Plugin {
  const folders = [folder, publicFolder(folder)]
  let live: LiveSite | undefined
  return {
    name: 'plat:dev',
    apply: 'serve',
    // Vite would watch each file by itself
    config: () => ({ server: { watch: { ignored: isIn(folders) } } }),
    async configureServer(server) {
      if (server.config.server.middlewareMode) return
      const looker = startLooker()
      const site = new LiveSite(folder, looker, (isWhole) => {
        if (isWhole) console.log(site.report(terminalColors))
        server.ws.send({ type: 'custom', event: UPDATE_EVENT, data: site.state })
      })
      live = site
      await site.open()
      server.middlewares.use(refuseUnreadable)
      server.middlewares.use(serveImages(site))
      server.middlewares.use(servePages(site, server))
      server.middlewares.use(sirv(publicFolder(site.folder), { dev: true }))
      keepUp(site, folders, server)
      server.httpServer?.once('close', () => looker.end())
      // behind what Vite answers
      return () => void server.middlewares.use(serveRest(site))
    },
    hotUpdate({ file, modules, server }) {
      // browsers don't know the modules that pages are rendered with, and one that is missing is nobody's yet
      const isCode = modules.length > 0 || relative(server.config.root, file).startsWith('sections')
      if (this.environment.name === 'ssr' && isCode) live?.changeCode()
    },
  }
}

/** Looks at the site as soon as pages can be asked for, and again when one of its files changes. */
function keepUp(live: LiveSite, folders: string[], server: ViteDevServer): void {
  const tell = (error: unknown) => server.config.logger.error(`The site could not be read: ${String(error)}`)
  const look = () => void live.look().catch(tell)
  const stop = watchFiles(folders, (files) => void live.change(files).catch(tell).then(look))
  const stopSchemas = watchFiles(['schemas'], (files) => {
    if (!files.some((file) => file.endsWith('.schema.json'))) return
    live.changeSchemas().catch(tell).then(look)
  })
  server.httpServer?.once('listening', look)
  server.httpServer?.once('close', () => {
    stop()
    stopSchemas()
  })
}

const isIn = (folders: string[]) => (path: string) =>
  folders.some((folder) => resolve(path).startsWith(resolve(folder) + sep))
