/** The code of a thread that helps with many pages. */
import { parentPort } from 'node:worker_threads'
import { serveOrders } from '../renderer/pipeline/threads/serve-orders'

if (!parentPort) throw new Error('page-thread.ts is the code of a thread, and was started as a process.')

void serveOrders(parentPort)
