import type { MessagePort } from 'node:worker_threads'
import type { Look } from '../../renderer/dev/look'

/** What the thread says to each order: what it saw, or why it could not look. */
export type LookAnswer = { look: Look } | { error: unknown }

/** What a thread does that looks at a site: each message is an order for one look. */
export function serveLooks(port: MessagePort, looker: { look: () => Promise<Look> }): void {
  port.on('message', () => {
    looker.look().then(
      (look) => port.postMessage({ look } satisfies LookAnswer),
      (error: unknown) => port.postMessage({ error } satisfies LookAnswer),
    )
  })
}
