import { resolve } from 'node:path'
import { terminalColors } from '../pipeline/report/terminal-colors'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { publicFolder } from '../pipeline/images/public-folder'
import { UPDATE_EVENT } from './channel'
import { serveImages } from './images-middleware'
import { LiveSite } from './live-site'
import { servePages } from './pages-middleware'

/**
 * The development server: serves pages from their documents, and tells open pages when a document was saved.
 * @param folder the folder of the JSON
 */
export function platDev(folder: string): Plugin {
  return {
    name: 'plat:dev',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.server.middlewareMode) return
      const live = new LiveSite(folder)
      await live.refresh()
      print(live)
      server.middlewares.use(serveImages(live))
      server.middlewares.use(servePages(live, server))
      server.middlewares.use(sirv(publicFolder(live.folder), { dev: true }))
      watch(live, server)
    },
  }
}

/** Reads the site again when one of its files changes; changes that come while it reads are read in one go afterwards. */
function watch(live: LiveSite, server: ViteDevServer): void {
  const folders = [resolve(live.folder), publicFolder(live.folder)]
  server.watcher.add(folders)
  let reading = false
  let changed = false
  server.watcher.on('all', async (_event, file) => {
    if (!folders.some((folder) => resolve(file).startsWith(folder))) return
    changed = true
    if (reading) return
    reading = true
    try {
      while (changed) {
        changed = false
        await live.refresh()
      }
      print(live)
      server.ws.send({ type: 'custom', event: UPDATE_EVENT, data: live.state })
    } catch (error) {
      // editors that save by renaming leave a moment without the file; its return is another change
      server.config.logger.error(`The site could not be read: ${String(error)}`)
    } finally {
      reading = false
    }
  })
}

function print(live: LiveSite): void {
  console.log(live.report(terminalColors))
}
