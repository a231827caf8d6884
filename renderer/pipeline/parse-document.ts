import { parseTree } from 'jsonc-parser'
import { checkNodes } from './check-nodes'
import type { SourceDocument } from './document'
import type { Problem } from './problem'
import { SYNTAX_RULES } from './rules/registry'
import { blankByteOrderMark } from './rules/syntax/byte-order-mark'

/** Parses one document strictly. A text that can't be read is told by one rule, since the others would follow from it. */
export function parseDocument(file: string, text: string): { document: SourceDocument; problems: Problem[] } {
  const problems: Problem[] = []
  for (const { name, severity, isReadable, find } of SYNTAX_RULES) {
    const found = find(text)
    const about = { severity, rule: name, file, pointer: '', where: 'The document' }
    problems.push(...found.map((mistake) => ({ ...about, ...mistake })))
    if (found.length > 0 && !isReadable) return { document: { file, text, tree: undefined, broken: true }, problems }
  }
  const document = { file, text, tree: parseTree(blankByteOrderMark(text)), broken: false }
  return { document, problems: [...problems, ...checkNodes(document)] }
}
