import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Puts a finished build in the place of the last one, which stays whole until the new one is there. */
export async function publish(staging: string, out: string): Promise<void> {
  const next = `${out}.next-${process.pid}`
  const previous = `${out}.previous-${process.pid}`
  await mkdir(dirname(out), { recursive: true })
  await move(staging, next)
  const hadPrevious = existsSync(out)
  if (hadPrevious) await rename(out, previous)
  await rename(next, out)
  if (hadPrevious) await rm(previous, { recursive: true })
}

/** Moves a folder, also to another disk, where renaming can't. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, to, { recursive: true })
  }
}
