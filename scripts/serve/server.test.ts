import { expect, onTestFinished, test } from 'vitest'
import { createReadServer, freePort, listen } from './server'

const server = () => {
  const made = createReadServer((_request, response) => void response.end('Here'))
  onTestFinished(() => void made.close())
  return made
}

test('a port that is taken is an error, unless others may be tried', async () => {
  const port = await listen(server(), { port: 0 })
  await expect(listen(server(), { port })).rejects.toThrow(`port ${port} is taken. Choose another one with --port.`)
  expect(await listen(server(), { port, others: 20 })).toBeGreaterThan(port)
})

test('it listens where it is told to, which must be an address of this machine', async () => {
  const listening = server()
  await listen(listening, { host: '127.0.0.1', port: 0 })
  expect(listening.address()).toMatchObject({ address: '127.0.0.1' })
  await expect(listen(server(), { host: '192.0.2.1', port: await freePort() })).rejects.toThrow(
    '192.0.2.1 is no address of this machine. 0.0.0.0 stands for all that it has.',
  )
})
