import { writeFileSync, writevSync } from 'node:fs'
import { lengthOf } from './pack-block'

/**
 * Writes parts into a file, one behind the other. They are not put together before: that would take as long as to write.
 * @param file opened to be written
 * @throws when they don't fit on the disk
 */
export function writeAll(file: number, parts: NodeJS.ArrayBufferView[]): void {
  const written = writevSync(file, parts)
  // a disk that is nearly full takes some of them; what is left then tells why it doesn't take more
  if (written < lengthOf(parts)) writeFileSync(file, joined(parts).subarray(written))
}

/** The same bytes in one piece. */
export const joined = (parts: NodeJS.ArrayBufferView[]): Buffer =>
  Buffer.concat(parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)))
