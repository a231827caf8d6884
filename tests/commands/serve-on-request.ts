import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { commandLine } from '../../scripts/command'
import { indexFolder } from '../../scripts/serve/site-index'
import { type Reply, askServer } from './ask-server'

/** A site that is served on request. */
interface Served {
  get: (address: string, headers?: Record<string, string>, method?: string) => Promise<Reply>
  /** What the server has printed so far. */
  printed: () => string
}

/**
 * Starts the command that people use, on a free port and with a new index. It is ended with the test.
 * @param whenDone vitest's afterAll, for a server that all tests of a file share
 */
export async function serveOnRequest(
  site: string,
  whenDone: (end: () => void) => void = onTestFinished,
): Promise<Served> {
  removeIndex(site)
  const child = spawn(process.execPath, commandLine('serve', '--site', site, '--port', '0'))
  whenDone(() => {
    child.kill()
    removeIndex(site)
  })
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    const note = (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = /http:\/\/localhost:(\d+)/.exec(output) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', note)
    child.stderr.on('data', note)
    child.on('exit', () => reject(new Error(`The server ended:\n${output}`)))
  })
  return { get: (address, headers, method) => askServer(port, address, headers, method), printed: () => output }
}

const removeIndex = (site: string) => rmSync(indexFolder(site), { recursive: true, force: true })
