import { readFileSync, writeFileSync } from 'node:fs'

/** The first word under the main heading, in a document of ours and in a peer's front matter alike. */
const LEAD = /("lead": ")[^\s"]+/

/**
 * Changes one word of a document that people read on its page.
 * @throws when the document has no text under its main heading
 */
export function changeWord(file: string, word: string): void {
  const text = readFileSync(file, 'utf8')
  if (!LEAD.test(text)) throw new Error(`${file} has no "lead", whose first word would be changed.`)
  writeFileSync(file, text.replace(LEAD, `$1${word}`))
}
