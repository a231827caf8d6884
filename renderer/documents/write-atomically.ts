import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The new content of a file, written next to it under another name. */
export interface StagedFile {
  /** Puts the content in the file's place, in one step. */
  publish: () => void
  /** Deletes the content, unless it is published. */
  discard: () => void
}

/**
 * Writes a file under another name first, then renames it: readers get the old content or the new one, never a part of it,
 * even if this process is killed. The file's folder is created if needed.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const staged = stageFile(file, content)
  try {
    staged.publish()
  } finally {
    staged.discard()
  }
}

/**
 * Writes the new content of a file under another name, which no list of documents has. The file's folder is created if needed.
 * @param id makes the name unique
 * @param flush whether the content has to be on the disk before this returns, so that it survives a loss of power
 */
export function stageFile(
  file: string,
  content: string | Uint8Array,
  id: string = randomUUID(),
  flush = false,
): StagedFile {
  const staged = stagedName(file, id)
  const discard = () => rmSync(staged, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(staged, content, { flush })
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats) chmodSync(staged, stats.mode)
  } catch (error) {
    discard()
    throw error
  }
  return { publish: () => renameSync(staged, file), discard }
}

/** The name under which the content of a file is staged: ".plano.json.ab12" for plano.json. */
export const stagedName = (file: string, id: string): string =>
  join(dirname(file), `${basename(file).replace(/^(?!\.)/, '.')}.${id}`)
