import { readStart } from './read-start'

/** Tells well enough how many of thousands stand on the disk alone, in less than a millisecond where none does. */
const SAMPLE = 32

/** To read all once more takes as long as to wait for some of them: measured, a tenth to a fifth. */
const WORTH_READING = SAMPLE / 4

/** Nobody looks at what is read here. */
const nowhere = Buffer.allocUnsafe(1 << 16)

/**
 * Whether so many files stand on the disk alone that whoever reads one after the other would wait for it longer than it
 * takes to read all ahead. Of few files none is looked at.
 * @param count of all files
 * @param fileAt names one of them
 * @param isOnDisk reads a file, and tells whether it had to come from the disk
 */
export function areOnDisk(
  count: number,
  fileAt: (at: number) => string,
  isOnDisk: (file: string) => boolean = readsDisk,
): boolean {
  const step = count / SAMPLE
  if (step < SAMPLE) return false
  const sample = Array.from({ length: SAMPLE }, (_, at) => fileAt(Math.floor(at * step)))
  return sample.filter(isOnDisk).length >= WORTH_READING
}

/** Systems that don't count what a process has read from disks say 0. */
function readsDisk(file: string): boolean {
  const before = process.resourceUsage().fsRead
  try {
    readStart(file, nowhere)
  } catch {
    // that it can't be read is told where somebody wants what it says
    return false
  }
  return process.resourceUsage().fsRead > before
}
