import { Worker } from 'node:worker_threads'
import { append } from '../documents/append'
import type { Message, Order, Work } from './orders'

/** A thread beside the main one. */
export class Thread {
  readonly #worker: Worker

  /** @param code of the thread: it calls serveOrders() */
  constructor(code: URL) {
    this.#worker = new Worker(code)
  }

  /**
   * Gives an order; the one before must be done.
   * @param all where the work is put as soon as it is done, piece after piece
   * @throws what the thread throws, and when it ends by itself
   */
  run(order: Order, all: Work = { records: [], written: [] }): Promise<Work> {
    const worker = this.#worker
    const done = new Promise<Work>((resolve, reject) => {
      const listeners = {
        error: reject,
        exit: (code: number) => reject(new Error(`A thread ended with exit code ${code} before its work was done.`)),
        message: (message: Message) => {
          if ('work' in message) {
            append(all.records, message.work.records)
            append(all.written, message.work.written)
            return
          }
          for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener)
          resolve(all)
        },
      }
      for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener)
      worker.postMessage(order, [])
    })
    // who has failed meanwhile ends the thread, and no longer waits for it
    done.catch(() => undefined)
    return done
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
