import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file under another name first, then renames it: readers get the old content or the new one, never a part of it,
 * even if this process is killed. The file's folder is created if needed.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${randomUUID()}`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}
