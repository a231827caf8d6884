import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Look, Looker } from '../../renderer/dev/look'
import type { LookAnswer } from './serve-looks'

/**
 * In milliseconds. A look that inspects few pages takes less, even at a site of ten thousand; one that has taken longer
 * takes no longer when it is begun anew.
 */
const QUICK = 3000

/** A thread that looks at a site, so that pages can be served meanwhile. It is started with the first look. */
export class LookThread implements Looker {
  #worker: Worker | undefined
  #started = 0
  #isGivenUp = false

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
  async look(): Promise<Look | undefined> {
    const worker = (this.#worker ??= this.#start())
    this.#isGivenUp = false
    this.#started = Date.now()
    const waiting = new AbortController()
    try {
      worker.postMessage('look', [])
      const { signal } = waiting
      const [answer] = (await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }),
      ])) as [LookAnswer | number]
      if (typeof answer !== 'number') return toldBy(answer)
      if (this.#isGivenUp) return undefined
      throw new Error(`The thread ended with exit code ${answer} before its work was done.`)
    } finally {
      this.#started = 0
      waiting.abort()
    }
  }

  giveUp(): void {
    if (this.#started === 0 || Date.now() - this.#started < QUICK) return
    this.end()
  }

  end(): void {
    this.#isGivenUp = true
    void this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.code, { workerData: this.folder })
    worker.once('exit', () => (this.#worker = undefined))
    // the server is what keeps the process going
    worker.unref()
    return worker
  }
}

function toldBy(answer: LookAnswer): Look {
  if ('error' in answer) throw answer.error
  return answer.look
}
