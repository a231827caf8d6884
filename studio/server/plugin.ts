import { extname, join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { LiveExtension } from '../../renderer/live/plugin'
import type { LiveSite } from '../../renderer/live/live-site'
import { TOKEN_META } from '../protocol/addresses'
import { type AppFile, AppCode, CODE_ADDRESS } from './app-code'
import { createToken, isLoopbackHost } from './guard'
import { Refusal } from './refusal'
import { describeFile } from './site-overview'
import { StudioApi } from './studio-api'
import { HTML, createStudioHandle } from './studio-handle'
import type { StudioTools } from './tools'

/**
 * Serves Studio beside the site, on this machine alone.
 * @throws if the server can be reached from other machines
 */
export function serveStudio(live: LiveSite, server: ViteDevServer, folder: string, tools: StudioTools): LiveExtension {
  const { host } = server.config.server
  if (!isLoopbackHost(host))
    throw new Error(`Studio changes files, so that no other machine may reach it, but the server’s host is ${host}.`)
  const token = createToken()
  const api = new StudioApi(live, folder, tools, token)
  const code = new AppCode(server.config.root)
  const codeFolder = join(server.config.root, 'studio') + sep
  server.watcher.on('all', (_event, file) => {
    if (file.startsWith(codeFolder)) code.renew()
  })
  server.httpServer?.once('close', () => {
    api.streams.end()
    void code.end()
  })
  const showApp = async (path: string): Promise<AppFile> => {
    if (!path.startsWith(CODE_ADDRESS)) return { type: HTML, content: appHtml(token) }
    const file = await code.find(path.slice(CODE_ADDRESS.length))
    if (!file) throw new Refusal(404, 'Studio has no such file.')
    return file
  }
  return {
    handle: createStudioHandle(api, tools, showApp),
    onChange: (isChecked, files) => tellApps(api, isChecked, files),
    rest: () => api.rest(),
  }
}

const appHtml = (token: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="${TOKEN_META}" content="${token}"><title>Studio</title><link rel="stylesheet" href="${CODE_ADDRESS}main.css"></head><body><div id="studio"></div><script type="module" src="${CODE_ADDRESS}main.js"></script></body></html>`

/** Tells the apps what has changed, whoever has changed it. */
function tellApps({ documents, streams }: StudioApi, isChecked: boolean, files: string[]): void {
  if (isChecked) return streams.send({ type: 'problems' })
  const jsonFiles = files.filter((file) => extname(file) === '.json')
  const isSchema = (file: string) => file.startsWith('schemas')
  if (files.length === 0 || files.some(isSchema)) streams.send({ type: 'code' })
  const documentFiles = jsonFiles.filter((file) => !isSchema(file))
  const existing = documentFiles.filter((file) => documents.has(file))
  const removed = documentFiles.filter((file) => !documents.has(file))
  if (documentFiles.length > 0)
    streams.send({
      type: 'documents',
      changed: existing.map((file) => describeFile(file, documents)),
      removed: removed.map((file) => documents.idOf(file)),
    })
  // a folder has no extension
  if (files.some((file) => extname(file) === '')) streams.send({ type: 'site' })
  if (files.some((file) => !isSchema(file) && extname(file) !== '.json')) streams.send({ type: 'pictures' })
}
