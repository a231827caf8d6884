/** The code of a thread that helps with many pages; run.mjs bundles it beside each command. */
import { parentPort } from 'node:worker_threads'
import { serveOrders } from '../renderer/pipeline/threads/serve-orders'

if (!parentPort) throw new Error('page-thread.ts is the code of a thread, and was started as a process.')

/** By then it has done all that it does: its compiled code can be kept. */
export const ended = serveOrders(parentPort)
