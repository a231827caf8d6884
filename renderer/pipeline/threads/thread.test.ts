import { expect, onTestFinished, test, vi } from 'vitest'
import { createChunks } from './chunks'
import type { Order } from './orders'
import { Thread } from './thread'

const order: Order = { task: 'inspect', folder: 'site.config', pages: createChunks([4, 5, 6]) }

function threadOf(text: string): Thread {
  const thread = new Thread(
    new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', ${text})`),
  )
  onTestFinished(() => thread.end())
  return thread
}

test('a thread is given its orders, and its deliveries come back', async () => {
  const echo = threadOf(`({ folder, pages: { things } }) => {
    for (const at of things) parentPort.postMessage({ work: { records: [[at, folder]], written: [[-at, folder]] } });
    parentPort.postMessage({ isDone: true })
  }`)
  const delivered = {
    records: [4, 5, 6].map((at) => [at, 'site.config']),
    written: [4, 5, 6].map((at) => [-at, 'site.config']),
  }
  expect(await echo.run(order)).toEqual(delivered)
  expect(await echo.run(order)).toEqual(delivered)
})

test('a thread that fails is not waited for', async () => {
  await expect(threadOf('() => { throw new Error("full") }').run(order)).rejects.toThrow('full')
})

test('nor is one that ends by itself', async () => {
  await expect(threadOf('() => process.exit(3)').run(order)).rejects.toThrow('exit code 3 before its work was done')
})

test('a thread that is ended by who no longer waits for it leaves no error behind', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  const idle = threadOf('() => undefined')
  void idle.run(order)
  await idle.end()
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})
