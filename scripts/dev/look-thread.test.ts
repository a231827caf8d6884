import { expect, test, vi } from 'vitest'
import { LookThread } from './look-thread'

/** A thread that does this with each order, and what it says to it. */
const threadOf = (text: string) =>
  new LookThread(
    new URL(
      `data:text/javascript,import { parentPort, workerData } from 'node:worker_threads'; let looks = 0; parentPort.on('message', ${text})`,
    ),
    'site.config',
  )

test('each look is one order to the same thread, which knows the folder', async () => {
  const thread = threadOf('() => parentPort.postMessage({ look: { summary: workerData + ++looks } })')
  expect(await thread.look()).toEqual({ summary: 'site.config1' })
  expect(await thread.look()).toEqual({ summary: 'site.config2' })
})

test('what goes wrong with a look is thrown, whether the thread tells it, fails or ends', async () => {
  await expect(threadOf('() => parentPort.postMessage({ error: new Error("gone") })').look()).rejects.toThrow('gone')
  await expect(threadOf('() => { throw new Error("full") }').look()).rejects.toThrow('full')
  await expect(threadOf('() => process.exit(3)').look()).rejects.toThrow('exit code 3 before its work was done')
})

test('a look that takes long can be given up; the next one has another thread', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000)
  const thread = threadOf('() => {}')
  const quick = thread.look()
  now.mockReturnValue(3000)
  thread.giveUp()
  now.mockReturnValue(9000)
  thread.giveUp()
  expect(await quick).toBeUndefined()
  now.mockRestore()
  // nothing goes on that could be given up
  thread.giveUp()
})
