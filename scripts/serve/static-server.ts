import { existsSync, realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { PUBLISHED } from '../../renderer/prerender/publish'
import { readRules } from '../../renderer/emit/host-files'
import { sendFile } from '../../renderer/live/send-file'
import { UsageError } from '../command'
import { listen, nameServer, printAddress } from './listen'
import { endOnRequest } from './server'
import { createSiteServer } from './site-server'

/**
 * Serves a build until the process ends, and prints its address.
 * @param command the command that does so, as it is typed
 * @throws UsageError if there is no build
 */
export async function preview(command: string, out: string, port?: number): Promise<void> {
  const folder = join(out, PUBLISHED)
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`there is no built site in ${folder}. Run \`npm run build\` first.`)
  const server = createStaticServer(folder)
  nameServer(server, `${command}, which shows the last build`)
  const listeningPort = await listen(server, { port })
  endOnRequest(server)
  printAddress(folder, listeningPort)
}

/**
 * Serves a build on a free port as `npm run preview` does.
 * @param client the folder of the build's files
 * @returns its origin, without a slash at the end, and a function that closes it
 */
export async function serveBuild(client: string): Promise<{ origin: string; close: () => void }> {
  const server = createStaticServer(client)
  const port = await listen(server, { port: 0 })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}

/** Serves a folder as a static host would: /plano is plano.html. */
export function createStaticServer(folder: string): Server {
  let build = ''
  let rules = readRules(folder)
  return createSiteServer({
    rules: () => {
      const published = realpathSync(folder)
      // read again after each build
      if (published !== build) rules = readRules(folder)
      build = published
      return rules
    },
    send: (file, response, status) => sendFile(response, join(folder, file), status),
  })
}
