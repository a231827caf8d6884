import { once } from 'node:events'
import { type IncomingMessage, get } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { askServer, endServer } from '../servers/ask-server'
import { startIn } from './greeting'

const { port, server } = await startIn('.', 'dev')

afterAll(() => endServer(server))

test('the development server sends its name, for programs that find its port taken', async () => {
  for (const path of ['/', '/@vite/client', '/nothing.txt'])
    expect((await askServer(port, path)).headers.server).toBe('Plat (npm run dev)')
})

/** Requests the socket that reports changes. @returns the status of the response: 101 opens it */
async function openSocket(path: string): Promise<number | undefined> {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    Origin: 'http://other.example',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': 'vite-hmr',
  }
  const request = get({ host: 'localhost', port, path, headers })
  const [response] = (await Promise.race([once(request, 'upgrade'), once(request, 'response')])) as [IncomingMessage]
  response.destroy()
  return response.statusCode
}

test('a page of another site can’t listen to the development server, which requires a token', async () => {
  const { body } = await askServer(port, '/@vite/client')
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(body) ?? []
  expect(await openSocket('/')).toBe(400)
  expect(await openSocket('/?token=guessed')).toBe(400)
  expect(await openSocket(`/?token=${token}`)).toBe(101)
})

test('the development server can’t be reached by another name, nor from another machine', async () => {
  expect((await askServer(port, '/', { Accept: 'text/html' })).status).toBe(200)
  expect((await askServer(port, '/', { Accept: 'text/html', Host: 'other.example' })).status).toBe(403)
  const outsideAddresses = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ internal, family }) => !internal && family === 'IPv4'),
  )
  for (const { address } of outsideAddresses)
    await expect(once(get({ host: address, port }), 'response'), address).rejects.toThrow('ECONNREFUSED')
})
