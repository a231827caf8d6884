import type { MessagePort } from 'node:worker_threads'
import type { PageRecord } from '../inspect/page-record'
import { loadSite } from '../load-site'
import type { Message, Order, Work } from './orders'
import { PageWorker } from './page-worker'

/**
 * What a thread beside the main one does: it works on the pages of one site, order after order.
 * @returns when the first order is done that was more than to read
 */
export function serveOrders(port: MessagePort): Promise<void> {
  let worker: PageWorker | undefined
  const serve = async (order: Order) => {
    worker ??= new PageWorker(await loadSite(order.folder))
    for await (const work of doneBy(worker, order)) post(port, work)
    port.postMessage({ isDone: true } satisfies Message)
  }
  // what is thrown reaches the main thread as the error of this one
  return new Promise((resolve) => {
    port.on('message', (order: Order) => void serve(order).then(order.task === 'read' ? undefined : resolve))
  })
}

async function* doneBy(worker: PageWorker, order: Order): AsyncGenerator<Work> {
  if (order.task === 'read') await worker.read(order.pages)
  else if (order.task === 'render') yield* worker.render(order.pages, order.render)
  else {
    if (order.ahead) await worker.renderAhead(order.ahead)
    yield* worker.inspect(order.pages)
  }
}

function post(port: MessagePort, work: Work): void {
  port.postMessage(
    { work } satisfies Message,
    work.records.flatMap(([, record]) => buffersOf(record)),
  )
}

/** The numbers of city pages are most of the memory: they change hands, where all else is copied. */
function buffersOf({ facts }: PageRecord): ArrayBuffer[] {
  const city = facts?.city
  if (!city) return []
  const { own, sayings } = city
  // those of sayings share one
  return [own?.hashes, sayings.said].flatMap((list) => (list ? [list.buffer as ArrayBuffer] : []))
}
