import { isAscii } from 'node:buffer'
import { decodeUtf8 } from '../documents/read-text'

/** A page's vars as they mostly are: texts alone. */
const VARS = /"vars"\s*:\s*(\{[^{}]*\})/

/** The same where they are looked for in bytes: every byte of these signs is that sign. */
const VARS_HERE = /^"vars"[\t\n\r ]*:[\t\n\r ]*(\{[^{}]*\})/

/** The JSON of a document's vars. */
export const varsIn = (text: string): string | undefined => VARS.exec(text)?.[1]

const NAME = '"vars"'
const END = '}'

/**
 * The same, found in the document's first bytes.
 * @returns undefined where that can't be told from these
 */
export function varsInHead(bytes: Buffer): string | undefined {
  // nothing before the first such name can be what is looked for, and nothing behind it where it is
  const from = bytes.indexOf(NAME)
  const end = bytes.indexOf(END, from)
  if (from < 0 || end < 0) return undefined
  const found = VARS_HERE.exec(bytes.toString('latin1', from, end + END.length))?.[1]
  if (found === undefined) return undefined
  const own = Buffer.from(found, 'latin1')
  return isAscii(own) ? found : decodeUtf8(own)
}
