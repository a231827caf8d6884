import { readStart } from './read-start'

/** What stands before a document's sections is mostly a tenth of this. */
const HEAD = 4096

const room = Buffer.allocUnsafe(HEAD)

/**
 * The first bytes of a file, or all of a short one.
 * @returns what holds until the next file is read
 * @throws when the file can't be read
 */
export const readHead = (file: string): Buffer => room.subarray(0, readStart(file, room))
