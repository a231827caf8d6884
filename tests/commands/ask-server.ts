import { request } from 'node:http'
import { text } from 'node:stream/consumers'

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
