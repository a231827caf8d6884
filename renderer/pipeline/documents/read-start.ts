import { closeSync, openSync, readSync } from 'node:fs'

/**
 * Reads the first bytes of a file into a place that is used again for the next one.
 * @returns how many there are: as many as there is room for, or all of a shorter file
 * @throws when the file can't be read
 */
export function readStart(file: string, room: Buffer): number {
  const descriptor = openSync(file, 'r')
  try {
    return readSync(descriptor, room, 0, room.length, null)
  } finally {
    closeSync(descriptor)
  }
}
