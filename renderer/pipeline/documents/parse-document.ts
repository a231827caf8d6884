import { checkNodes } from './check-nodes'
import type { SourceDocument } from './document'
import { JsonDocument } from './json-document'
import { holdsPlainNames, looksPlain } from './looks-plain'
import type { Problem } from '../problem'
import type { AsciiText } from './read-ascii'
import { SYNTAX_RULES } from '../rules/registry'

/**
 * Parses one document strictly. A text that can't be read is told by one rule, since the others would follow from it.
 * @param read reads the file's text again
 */
export function parseDocument(
  file: string,
  text: string,
  read?: () => string,
): { document: SourceDocument; problems: Problem[] } {
  const readable = new JsonDocument(file, text, false, read)
  const value = parsedOf(readable)
  if (value !== undefined && looksPlain(text, value)) return { document: readable, problems: [] }
  const problems: Problem[] = []
  for (const { name, severity, isReadable, find } of SYNTAX_RULES) {
    const found = find(text)
    const about = { severity, rule: name, file, pointer: '', where: 'The document' }
    problems.push(...found.map((mistake) => ({ ...about, ...mistake })))
    if (found.length > 0 && !isReadable) return { document: new JsonDocument(file, text, true, read), problems }
  }
  return { document: readable, problems: [...problems, ...checkNodes(readable)] }
}

/** The document of a text that is read quickly; undefined where the rules about its syntax have to be asked. */
export function parseAscii(file: string, ascii: AsciiText, read: () => string): SourceDocument | undefined {
  const document = new JsonDocument(file, undefined, false, read, ascii)
  const value = parsedOf(document)
  return value !== undefined && holdsPlainNames(ascii.json, value) ? document : undefined
}

function parsedOf(document: JsonDocument): unknown {
  try {
    return document.parsed
  } catch {
    // what is wrong with the text is found by the rules
    return undefined
  }
}
