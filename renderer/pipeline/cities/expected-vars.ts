import { isAscii } from 'node:buffer'
import { decodeUtf8 } from '../documents/read-text'

/** A page's vars as they mostly are: texts alone. */
const VARS = /"vars"\s*:\s*(\{[^{}]*\})/

/** The same where they are looked for in bytes: every byte of these signs is that sign. */
const VARS_HERE = /"vars"[\t\n\r ]*:[\t\n\r ]*(\{[^{}]*\})/y

/** The JSON of a document's vars. */
export const varsIn = (text: string): string | undefined => VARS.exec(text)?.[1]

/**
 * The same, found in the document's first bytes.
 * @returns undefined where that can't be told from these
 */
export function varsInHead(bytes: Buffer): string | undefined {
  const letters = bytes.toString('latin1')
  // nothing before the first such name can be what is looked for, and nothing behind it where it is
  VARS_HERE.lastIndex = Math.max(0, letters.indexOf('"vars"'))
  const found = VARS_HERE.exec(letters)?.[1]
  if (found === undefined) return undefined
  const own = Buffer.from(found, 'latin1')
  return isAscii(own) ? found : decodeUtf8(own)
}
