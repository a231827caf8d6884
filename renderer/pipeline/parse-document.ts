import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { SourceDocument } from './document'
import { findDuplicateKeys } from './duplicate-keys'
import type { Problem } from './problem'
import { SYNTAX_MESSAGES } from './syntax-messages'

/** Parses one document strictly: no comments, no trailing commas, no duplicate keys. */
export function parseDocument(file: string, text: string): { document: SourceDocument; problems: Problem[] } {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const document: SourceDocument = { file, text, tree, broken: errors.length > 0 }
  if (document.broken) return { document, problems: syntaxProblems(document, errors) }
  return { document, problems: tree ? findDuplicateKeys(document, tree) : [] }
}

/** One mistake often upsets the parser several times in a row: of errors on one line, or on lines in a row, the first is told. */
function syntaxProblems({ file, text }: SourceDocument, errors: ParseError[]): Problem[] {
  let lastLine = Number.NEGATIVE_INFINITY
  return errors.flatMap((error) => {
    const line = text.slice(0, error.offset).split('\n').length
    const follows = line <= lastLine + 1
    lastLine = line
    if (follows) return []
    const [what, hint] = SYNTAX_MESSAGES[printParseErrorCode(error.error)] ?? [
      'is not JSON',
      'Compare it with a page that works.',
    ]
    return [
      {
        severity: 'error',
        rule: 'syntax',
        file,
        ...span(text, error),
        pointer: '',
        where: 'The document',
        what,
        hint,
      } satisfies Problem,
    ]
  })
}

/**
 * Where the author must edit: a comma too many is itself the mistake, though the parser stumbles over what follows it,
 * and a missing comma belongs behind the value before.
 */
function span(text: string, { error, offset, length }: ParseError): { start: number; end: number } {
  const before = text.slice(0, offset).trimEnd().length
  const name = printParseErrorCode(error)
  const isAfterComma = text[before - 1] === ',' && (name === 'PropertyNameExpected' || name === 'ValueExpected')
  if (isAfterComma || name === 'CommaExpected') return { start: before - 1, end: before }
  const start = Math.min(offset, Math.max(0, text.length - 1))
  return { start, end: Math.min(text.length, Math.max(start + 1, offset + length)) }
}
