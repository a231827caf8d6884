import type { Stats } from 'node:fs'

/** An input as it was: its state tells without reading it that it was not written since. */
interface NotedInput {
  state: string
  content: string
}

/** What something was made from, by path. */
export type Inputs = Record<string, NotedInput>

export function cacheFolder(root: string, kind: string): string
export function noteInputs(root: string, paths: Iterable<string>, started: number): Inputs
export function confirmInputs(root: string, inputs: Inputs): Inputs | undefined
export function trustedState(stats: Stats | undefined, now?: number): string
export function replaceFile(file: string, content: string | Uint8Array): void
export function digestOf(content: string | Uint8Array): string
