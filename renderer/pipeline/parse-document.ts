import { parseTree } from 'jsonc-parser'
import type { SourceDocument } from './document'
import { findDuplicateKeys } from './duplicate-keys'
import type { Problem } from './problem'
import { findSyntaxErrors } from './syntax-errors'

/** Parses one document strictly: no comments, no trailing commas, no duplicate keys. */
export function parseDocument(file: string, text: string): { document: SourceDocument; problems: Problem[] } {
  const tree = parseTree(text, [], { disallowComments: true, allowTrailingComma: false })
  const errors = findSyntaxErrors(text)
  const document: SourceDocument = { file, text, tree, broken: errors.length > 0 }
  if (!document.broken) return { document, problems: tree ? findDuplicateKeys(document, tree) : [] }
  const problems = errors.map((error): Problem => ({
    severity: 'error',
    rule: 'syntax',
    file,
    pointer: '',
    where: 'The document',
    ...error,
  }))
  return { document, problems }
}
