import type { MessagePort } from 'node:worker_threads'
import type { PageRecord } from '../inspect/page-record'
import { loadSite } from '../load-site'
import type { Delivery, Message, Order, Outcome } from './orders'
import { PageWorker } from './page-worker'

/** What a thread beside the main one does: it works on the pages of one site, order after order. */
export function serveOrders(port: MessagePort): void {
  let worker: PageWorker | undefined
  const serve = async ({ folder, pages, render }: Order) => {
    worker ??= new PageWorker(await loadSite(folder))
    for await (const delivery of render ? worker.render(pages, render) : worker.inspect(pages)) post(port, delivery)
    port.postMessage({ isDone: true } satisfies Message)
  }
  // what is thrown reaches the main thread as the error of this one
  port.on('message', (order: Order) => void serve(order))
}

function post(port: MessagePort, delivery: Delivery<Outcome>): void {
  port.postMessage(
    { delivery } satisfies Message,
    delivery.flatMap(([, outcome]) => buffersOf(outcome)),
  )
}

/** The numbers of city pages are most of the memory: they change hands, where all else is copied. */
function buffersOf(outcome: Outcome): ArrayBuffer[] {
  const city = (outcome as Partial<PageRecord>).facts?.city
  if (!city) return []
  const { own, sayings } = city
  return [own?.hashes, sayings.said, sayings.marks, sayings.named].flatMap((list) =>
    list ? [list.buffer as ArrayBuffer] : [],
  )
}
