import { expect, test } from 'vitest'
import { createChunks } from './chunks'
import { startThread } from './start-thread'

const order = { folder: 'site.config', chunks: createChunks(3) }

const code = (text: string) =>
  new URL(`data:text/javascript,import { parentPort, workerData } from 'node:worker_threads'; ${text}`)

test('a thread is given its order, and its delivery comes back', async () => {
  const echo = code('parentPort.postMessage([[workerData.chunks.total, workerData.folder]])')
  expect(await startThread(echo, order)).toEqual([[3, 'site.config']])
})

test('a thread that fails is not waited for', async () => {
  await expect(startThread(code('throw new Error("full")'), order)).rejects.toThrow('full')
})
