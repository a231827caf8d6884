import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/sites'
import { countTaken, createChunks } from './chunks'
import type { Message, Order } from './orders'
import { serveOrders } from './serve-orders'

/** What is said until an order is done. */
async function askFor(order: Order): Promise<Message[]> {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  void serveOrders(port2)
  const messages: Message[] = []
  await new Promise<void>((resolve) => {
    port1.on('message', (message: Message) => {
      messages.push(message)
      if ('isDone' in message) resolve()
    })
    port1.postMessage(order)
  })
  return messages
}

test('of the pages that are asked for the records come back, with the numbers of city pages', async () => {
  const folder = temporarySite({
    'pages/anna.json': page([prose({ level: 1, body: 'Our work in {city}.' })], { vars: { city: 'Anna' } }),
    'pages/broken.json': '{',
    'pages/thanks.json': page([prose({ level: 1 })], { vars: { city: 'Plano' }, index: false }),
  })
  const messages = await askFor({ task: 'inspect', folder, pages: createChunks([3, 0, 1]) })
  expect(messages.at(-1)).toEqual({ isDone: true })
  const delivered = messages.flatMap((message) => ('work' in message ? message.work.records : []))
  expect(delivered.map(([at, record]) => [at, record.route])).toEqual([
    [3, '/thanks'],
    [0, '/anna'],
    [1, '/broken'],
  ])
  const cities = delivered.map(([, record]) => record.facts?.city)
  expect(cities.map((city) => city?.own?.hashes.length)).toEqual([undefined, 1, undefined])
  expect(cities.map((city) => (city?.sayings.said.length ?? 0) > 0)).toEqual([true, true, false])
})

test('who only reads says nothing but that it is done', async () => {
  const folder = temporarySite({ 'pages/anna.json': page([prose({ level: 1 })]), 'pages/gone.json': '{' })
  const pages = createChunks([0, 1, 2])
  expect(await askFor({ task: 'read', folder, pages })).toEqual([{ isDone: true }])
  expect(countTaken(pages)).toBe(3)
})

test('what was more than to read has used all that is worth keeping', async () => {
  const folder = temporarySite({ 'pages/anna.json': page([prose({ level: 1 })]) })
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  let isEnded = false
  const ended = serveOrders(port2).then(() => (isEnded = true))
  const done = () =>
    new Promise((resolve) => port1.on('message', (message: Message) => 'isDone' in message && resolve(0)))
  port1.postMessage({ task: 'read', folder, pages: createChunks([0]) } satisfies Order)
  await done()
  expect(isEnded).toBe(false)
  port1.postMessage({ task: 'inspect', folder, pages: createChunks([0]) } satisfies Order)
  await ended
})
