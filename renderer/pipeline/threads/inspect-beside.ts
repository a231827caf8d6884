import { parentPort, workerData } from 'node:worker_threads'
import { type Order, buffersOf, deliver } from './deliver'

/** What a thread beside the main one does. */
export async function inspectBeside(): Promise<void> {
  const delivery = await deliver(workerData as Order)
  parentPort?.postMessage(delivery, buffersOf(delivery))
}
