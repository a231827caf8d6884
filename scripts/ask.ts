import { createInterface } from 'node:readline/promises'
import { UsageError } from './command'

/** Asks a person one question. */
export type Ask = (question: string) => Promise<string>

/**
 * Lets work ask questions on the terminal.
 * @throws UsageError when the person leaves instead of answering
 */
export async function onTerminal<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const left = new AbortController()
  terminal.once('close', () => left.abort())
  try {
    return await work(async (question) => (await terminal.question(question, { signal: left.signal })).trim())
  } catch (error) {
    if (left.signal.aborted) throw new UsageError('nothing was written.')
    throw error
  } finally {
    terminal.close()
  }
}
