import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that is kept for the next time. It is renamed into place, since another process may read it now. */
export function keepFile(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
