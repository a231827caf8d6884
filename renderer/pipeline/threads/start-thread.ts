import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Delivery, Order } from './deliver'

/**
 * Gives an order to another thread.
 * @param code of the thread: it calls inspectBeside()
 * @throws what the thread throws
 */
export async function startThread(code: URL, order: Order): Promise<Delivery> {
  const [delivery] = (await once(new Worker(code, { workerData: order }), 'message')) as [Delivery]
  return delivery
}
