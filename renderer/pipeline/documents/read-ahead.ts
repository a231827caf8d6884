import { closeSync, open, read } from 'node:fs'
import { promisify } from 'node:util'
import { readStart } from './read-start'

/** Tells well enough how many of thousands stand on the disk alone, in less than a millisecond where none does. */
const SAMPLE = 32

/** To read all once more takes as long as to wait for some of them: measured, a tenth to a fifth. */
const WORTH_READING = SAMPLE / 4

/** As many as keep Node's threads busy (libuv has four) while some of them wait for the disk. */
const AT_ONCE = 32

const [openFile, readFile] = [promisify(open), promisify(read)]

/** Nobody looks at what is read here. */
const nowhere = Buffer.allocUnsafe(1 << 16)

/**
 * Reads files that will be read one after the other, many at a time, where they stand on the disk alone: after that the
 * system has them in memory, and nobody waits for each. Few are not worth it.
 * @param isOnDisk reads a file, and tells whether it had to come from the disk
 * @returns how many were read
 */
export async function readAhead(files: string[], isOnDisk: (file: string) => boolean = readsDisk): Promise<number> {
  const step = files.length / SAMPLE
  if (step < SAMPLE) return 0
  const sample = Array.from({ length: SAMPLE }, (_, at) => files[Math.floor(at * step)] as string)
  if (sample.filter(isOnDisk).length < WORTH_READING) return 0
  const all = files.values()
  const counts = await Promise.all(Array.from({ length: AT_ONCE }, () => readThrough(all)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function readThrough(files: Iterable<string>): Promise<number> {
  let count = 0
  for (const file of files) if (await isRead(file)) count++
  return count
}

async function isRead(file: string): Promise<boolean> {
  try {
    const descriptor = await openFile(file, 'r')
    await readFile(descriptor, nowhere, 0, nowhere.length, null).finally(() => closeSync(descriptor))
    return true
  } catch {
    // that it can't be read is told where somebody wants what it says
    return false
  }
}

/** Systems that don't count what a process has read from disks say 0. */
function readsDisk(file: string): boolean {
  const before = process.resourceUsage().fsRead
  try {
    readStart(file, nowhere)
  } catch {
    // as above
    return false
  }
  return process.resourceUsage().fsRead > before
}
