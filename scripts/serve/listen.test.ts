import { once } from 'node:events'
import { type RequestListener, createServer as createHttpServer } from 'node:http'
import { type AddressInfo, type Server, createServer } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freePort, listen, nameServer } from './listen'

let printed: string[] = []

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
})

const answer: RequestListener = (_request, response) => void response.end('Here')

/** A server that is closed when the test ends. */
function webServer(handle = answer) {
  const server = createHttpServer(handle)
  onTestFinished(() => void server.close().closeAllConnections())
  return server
}

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const HOLDERS: [string, () => Server][] = [
  ['npm start, which shows the last build', () => nameServer(webServer(), 'npm start, which shows the last build')],
  [
    'another program (nginx/1.22)',
    () => webServer((_, response) => void response.setHeader('Server', 'nginx/1.22').end()),
  ],
  [
    'another program (Express)',
    () => webServer((_, response) => void response.setHeader('X-Powered-By', 'Express').end()),
  ],
  ['another program', () => webServer()],
  // not a name: it has control characters for the terminal
  ['another program', () => webServer((_, response) => void response.setHeader('Server', '\u009b31m').end())],
  // not a web server
  ['another program', () => createServer((socket) => socket.end('220 mail.example.com\r\n'))],
]

test.each(HOLDERS)(
  'if the usual port is taken by %s, the next one is used, and a note says which address to open',
  async (name, hold) => {
    const usual = await portOf(hold())
    const port = await listen(webServer(), { usual })
    expect(port).toBeGreaterThan(usual)
    expect(printed).toEqual([
      `note: port ${usual} is taken by ${name}. Open http://localhost:${port} instead of http://localhost:${usual}.`,
    ])
  },
)

test.each(HOLDERS)('a given port that is taken by %s is an error', async (name, hold) => {
  const port = await portOf(hold())
  const sentence = `port ${port} is taken by ${name}. Stop it, or choose another port with --port.`
  await expect(listen(webServer(), { port })).rejects.toThrow(sentence)
})

test('the usual port is used without a note if it is free', async () => {
  const usual = await freePort()
  expect([await listen(webServer(), { usual }), printed]).toEqual([usual, []])
})

test('it listens on the given address, which must be one of this machine', async () => {
  const listening = webServer()
  await listen(listening, { host: '127.0.0.1', port: 0 })
  expect(listening.address()).toMatchObject({ address: '127.0.0.1' })
  await expect(listen(webServer(), { host: '192.0.2.1', port: await freePort() })).rejects.toThrow(
    '192.0.2.1 is not an address of this machine. Use 0.0.0.0 to listen on all of its addresses.',
  )
})
