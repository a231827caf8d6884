import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** A file as it was when it was looked at. */
export interface FileState {
  size: number
  /** When it was written, and when it was last touched in any way, in milliseconds; 0 where that can't be trusted yet. */
  written: number
  touched: number
}

/** In milliseconds: a file system that counts in seconds can give two versions of a file one time. */
const COARSEST_CLOCK = 2000

/** @returns undefined where there is no such file */
export function stateOf(file: string, now = Date.now()): FileState | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return undefined
  const { size, mtimeMs, ctimeMs } = stats
  const isSettled = Math.max(mtimeMs, ctimeMs) < now - COARSEST_CLOCK
  return { size, written: isSettled ? mtimeMs : 0, touched: isSettled ? ctimeMs : 0 }
}

/** Whether a file was surely not written between two looks. */
export const isUntouched = (before: FileState, now: FileState | undefined): boolean =>
  now !== undefined &&
  now.written !== 0 &&
  before.size === now.size &&
  before.written === now.written &&
  before.touched === now.touched

/** Changes with a file's content. */
export const contentHash = (file: string): string => hash('sha1', readFileSync(file))
