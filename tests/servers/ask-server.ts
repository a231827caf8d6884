import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'

export interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Asks a server here for an address just as it is written: fetch() would take "/../" out of it. */
export function askServer(
  port: string | number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, headers, method }, (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then((body) => resolve({ status, headers, body }), reject)
    })
    asked.on('error', reject).end()
  })
}

/**
 * Starts a server as a process, on a free port.
 * @param args those of the program, but for the port
 * @param cwd the folder of the project
 * @throws what it has printed, where it ends
 */
export async function startServer(args: string[], cwd = '.', program = process.execPath) {
  const server = spawn(program, [...args, '--port', '0'], {
    cwd,
    // where Vike finds Vitest it looks for what Vitest starts
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  for (;;) {
    const [, port] = /localhost:(\d+)/.exec(stripVTControlCharacters(said)) ?? []
    if (port) return { port: Number(port), server }
    await Promise.race([
      once(server.stdout, 'data'),
      once(server, 'exit').then(() => Promise.reject(new Error(`The server ended:\n${said}`))),
    ])
  }
}

export async function endServer(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  if (server.kill()) await ended
}
