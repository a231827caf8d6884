import { statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import send from 'send'

/**
 * Sends a file or the part of it that is asked for, or 304 to a visitor who already has it.
 * @returns false if there is no such file
 */
export function sendFile(response: ServerResponse, file: string, status = 200): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  response.statusCode = status
  if (status !== 200) response.setHeader('Cache-Control', 'no-store')
  // it takes an address, and refuses ".." in it
  send(response.req, encodeURI(resolve(file)), { dotfiles: 'allow', cacheControl: false })
    // no such part, or a file that has been deleted in the meantime
    .on('error', (error: { status?: number }) => response.writeHead(error.status ?? 500).end())
    .pipe(response)
  return true
}
