import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Look, Looker } from '../../renderer/dev/look'
import type { LookAnswer } from './serve-looks'

/** A thread that looks at a site, so that pages can be served meanwhile. It is started with the first look. */
export class LookThread implements Looker {
  #worker: Worker | undefined

  /**
   * @param code of the thread: it calls serveLooks()
   * @param folder of the site's JSON, which the thread is given as its data
   */
  constructor(
    private readonly code: URL,
    private readonly folder: string,
  ) {}

  /**
   * Gives an order for a look; the one before must be done.
   * @throws when the folder can't be read, and when the thread ends by itself
   */
  async look(): Promise<Look> {
    const worker = (this.#worker ??= this.#start())
    worker.postMessage('look', [])
    const [answer] = (await once(worker, 'message')) as [LookAnswer]
    if ('error' in answer) throw answer.error
    return answer.look
  }

  /** Without a thread to wait for, nobody would be told why: what it throws reaches `once`. */
  #start(): Worker {
    const worker = new Worker(this.code, { workerData: this.folder })
    worker.once('exit', () => (this.#worker = undefined))
    // the server is what keeps the process going
    worker.unref()
    return worker
  }
}
