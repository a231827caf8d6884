import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Puts a finished build in the place of the last one, which stays whole until the new one is. */
export async function publish(staging: string, out: string): Promise<void> {
  const previous = `${out}.previous-${process.pid}`
  await mkdir(dirname(out), { recursive: true })
  const hadPrevious = existsSync(out)
  if (hadPrevious) await rename(out, previous)
  await rename(staging, out)
  if (hadPrevious) await rm(previous, { recursive: true })
}
