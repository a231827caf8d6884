import { rmSync } from 'node:fs'
import { Server } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import { directoryFile } from '../../scripts/serve/kept-directory'
import { runCommand } from '../run-command'
import { type Reply, askServer } from './ask-server'

/** A site that is served on request. */
interface Served {
  get: (address: string, headers?: Record<string, string>, method?: string) => Promise<Reply>
}

/**
 * Runs the command in the test's process, on a free port and without what was known of its pages. The server is ended with the test.
 * @param whenDone vitest's afterAll, for a server that all tests of a file share
 * @throws what the command prints where it serves nothing
 */
export async function serveOnRequest(
  site: string,
  whenDone: (end: () => void) => void = onTestFinished,
): Promise<Served> {
  removeDirectory(site)
  const listen = vi.spyOn(Server.prototype, 'listen')
  const { stdout, stderr } = await runCommand('serve', '--site', site, '--port', '0')
  const [server] = listen.mock.contexts
  listen.mockRestore()
  whenDone(() => {
    if (server instanceof Server) server.close().closeAllConnections()
    removeDirectory(site)
  })
  const [, port] = /http:\/\/localhost:(\d+)/.exec(stdout) ?? []
  if (!port) throw new Error(stdout + stderr)
  return { get: (address, headers, method) => askServer(port, address, headers, method) }
}

const removeDirectory = (site: string) => rmSync(directoryFile(site), { force: true })
