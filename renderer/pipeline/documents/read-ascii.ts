import { hash } from 'node:crypto'
import { asciiJson } from './ascii-json'
import { readStart } from './read-start'

/** A document's text as it is parsed quickest. */
export interface AsciiText {
  /** What asciiJson makes of it. */
  json: string
  /** The SHA-1 of its bytes, where it was asked for. */
  hash?: string
}

/** Few documents are larger. One is read at a time, so that all can be read into the same place. */
const buffer = Buffer.allocUnsafeSlow(1 << 16)

/**
 * Reads a JSON file whose letters are ASCII but for a few.
 * @param isHashed whether it is asked for its hash
 * @returns undefined where it is to be read with readText: since it is large, or has other letters
 * @throws when the file can't be read
 */
export function readAscii(file: string, isHashed: boolean): AsciiText | undefined {
  // one read gives all of a file. If it ever didn't, what it gave would be no JSON, and the file would be read again
  const length = readStart(file, buffer)
  // one that is as large as its place may be larger
  if (length === buffer.length) return undefined
  const bytes = buffer.toString('latin1', 0, length)
  // as UTF-8, each letter that is not ASCII takes one byte more
  const json = asciiJson(bytes, Buffer.byteLength(bytes) - length)
  if (json === undefined) return undefined
  return isHashed ? { json, hash: hash('sha1', buffer.subarray(0, length)) } : { json }
}
