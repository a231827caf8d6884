import { type ParseError, parseTree } from 'jsonc-parser'
import type { SourceDocument } from './document'
import { findDuplicateKeys } from './duplicate-keys'
import type { Problem } from './problem'
import { findSyntaxErrors } from './syntax-errors'

/** Parses one document strictly: no comments, no trailing commas, no duplicate keys. */
export function parseDocument(file: string, text: string): { document: SourceDocument; problems: Problem[] } {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const document: SourceDocument = { file, text, tree, broken: errors.length > 0 }
  if (!document.broken) return { document, problems: tree ? findDuplicateKeys(document, tree) : [] }
  const problems = findSyntaxErrors(text).map((error): Problem => ({
    severity: 'error',
    rule: 'syntax',
    file,
    pointer: '',
    where: 'The document',
    ...error,
  }))
  return { document, problems }
}
