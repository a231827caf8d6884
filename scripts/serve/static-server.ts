import { existsSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { servedFolder } from '../../renderer/prerender/publish'
import { fileOf } from '../../renderer/emit/site-files'
import { UsageError } from '../command'
import { sendFile } from './send'
import { listen, nameServer, printAddress } from './listen'
import { endOnRequest } from './server'
import { createSiteServer, readRules } from './site-server'

/**
 * Serves a build until the process is ended, and prints its address.
 * @param command that does so, as it is typed
 * @throws UsageError when there is no build
 */
export async function preview(command: string, out: string, port?: number, hosts?: string[]): Promise<void> {
  const folder = servedFolder(out)
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`${folder} holds no site. Run \`npm run build\` first.`)
  const server = createStaticServer(folder, hosts)
  nameServer(server, `${command}, which shows the last build`)
  const ownPort = await listen(server, { port })
  endOnRequest(server)
  printAddress(folder, ownPort)
}

/**
 * Serves a build on a free port as `npm run preview` does.
 * @param client the folder of the build's files
 * @returns its origin, without a slash at its end, and what closes it
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
export function createStaticServer(folder: string, hosts?: string[]): Server {
  let build = NaN
  let rules = readRules(folder)
  return createSiteServer(
    {
      rules: () => {
        const { ino } = statSync(folder)
        // read again after each build, which makes a new folder
        if (ino !== build) rules = readRules(folder)
        build = ino
        return rules
      },
      send: (address, response, status) =>
        sendFile(response, join(folder, address), status) || sendFile(response, join(folder, fileOf(address)), status),
    },
    hosts,
  )
}
