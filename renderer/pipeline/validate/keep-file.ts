import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

/** Writes a file that is kept for the next time. It is renamed into place, since another process or thread may read or keep it now. */
export function keepFile(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}-${threadId}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
