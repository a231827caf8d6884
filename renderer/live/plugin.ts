import { realpathSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { publicFolder } from '../documents/files'
import { packageFile } from '../documents/packages'
import { describeFileError } from '../problems/file-error'
import { terminalColors } from '../problems/pretty'
import { isTooLong } from './answer-request'
import { LiveSite } from './live-site'
import { UPDATE_EVENT } from './live-state'
import { serveNothing, servePages } from './serve-pages'
import { SiteChecker } from './site-checker'

/** What pages load their code from. Vike allows the whole project, with its documents and notes. */
const CODE = ['renderer', 'sections', 'schemas', 'node_modules']

/** Answers an address that no page can have, before anybody spends time on it. */
const refuseLongAddresses: Connect.NextHandleFunction = (request, response, next) => {
  if (isTooLong(request)) response.writeHead(414).end()
  else next()
}

/** Vite prints an error for each file that it can't watch. */
function printOnce({ watcher, config }: ViteDevServer): void {
  const printed = new Set<string>()
  watcher.removeAllListeners('error')
  watcher.on('error', (error) => {
    const kind = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (!printed.has(kind)) config.logger.error(describeFileError(error) ?? String(error))
    printed.add(kind)
  })
}

/** What else a development server serves from the same site. */
export interface LiveExtension {
  /** Answers before the site does. */
  handle: Connect.NextHandleFunction
  /** As LiveSite calls it. */
  onChange: (isChecked: boolean, files: string[]) => void
  /** Waits until a check of the whole site is in nobody's way. */
  rest: () => Promise<void>
}

/** What the development server may be told. */
export interface DevOptions {
  /** The day to take for today. */
  date?: string | undefined
  /** Adds something to each server that is started. */
  extend?: ((live: LiveSite, server: ViteDevServer) => LiveExtension) | undefined
}

/**
 * The development server: serves pages from their documents, and updates open pages when a document is saved.
 * @param check the URL of the module that checks the whole site, as SiteChecker runs it
 */
export function platDev(folder: string, check: URL, { date, extend }: DevOptions = {}): Plugin {
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
      const { root, server: settings } = server.config
      // packages may be links to those of another folder
      const packages = dirname(dirname(realpathSync(packageFile('vite/package.json'))))
      settings.fs.allow = [...CODE.map((folder) => resolve(root, folder)), packages]
      // Vite creates a new server when its configuration is saved, and each server needs its own checker
      const occasion = { date, showsAll: true }
      const checker = new SiteChecker(check, folder, occasion)
      const site = new LiveSite(
        folder,
        {
          check: () => checker.check(),
          end: () => checker.end(),
          rest: async () => extension?.rest(),
        },
        (isChecked, files) => {
          if (isChecked) console.log(site.problems.report(terminalColors))
          server.ws.send({ type: 'custom', event: UPDATE_EVENT })
          extension?.onChange(isChecked, files)
        },
        occasion,
      )
      live = site
      const extension = extend?.(site, server)
      printOnce(server)
      server.middlewares.use(refuseLongAddresses)
      if (extension) server.middlewares.use(extension.handle)
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
