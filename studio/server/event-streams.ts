import type { ServerResponse } from 'node:http'
import type { StudioEvent } from '../protocol/requests'

/** In milliseconds, how often each app hears from its server, so that both notice when the other is gone. */
const INTERVAL = 10_000

/** The apps that listen to what happens. */
export class EventStreams {
  readonly #streams = new Set<ServerResponse>()
  readonly #timer: NodeJS.Timeout

  /** @param greet the event that is sent first, and again and again */
  constructor(private readonly greet: () => StudioEvent) {
    this.#timer = setInterval(() => this.send(this.greet()), INTERVAL).unref()
  }

  /** Sends all events to an app until it goes away. */
  open(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' })
    this.#streams.add(response)
    response.once('close', () => this.#streams.delete(response))
    response.write(lineOf(this.greet()))
  }

  send(event: StudioEvent): void {
    for (const stream of this.#streams) stream.write(lineOf(event))
  }

  end(): void {
    clearInterval(this.#timer)
    for (const stream of this.#streams) stream.end()
  }
}

const lineOf = (event: StudioEvent): string => `${JSON.stringify(event)}\n`
