import { type ParseError, printParseErrorCode } from 'jsonc-parser'

/** A piece of a text that is replaced. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The smallest edit after which the parser gets past an error, so that the next error it meets is another mistake.
 * @returns undefined where the rest of the text can't be understood
 */
export function repairOf(text: string, { error, offset, length }: ParseError): Edit | undefined {
  const before = text.slice(0, offset).trimEnd().length
  const blank = (start: number, end: number): Edit => ({ start, end, text: ' '.repeat(end - start) })
  const insert = (at: number, what: string): Edit => ({ start: at, end: at, text: what })
  switch (printParseErrorCode(error)) {
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (text[offset] === ',') return blank(offset, offset + 1)
      return text[before - 1] === ',' ? blank(before - 1, before) : undefined
    case 'CommaExpected':
      return insert(before, ',')
    case 'ColonExpected':
      return insert(before, ':')
    case 'CloseBraceExpected':
      return insert(offset, '}')
    case 'CloseBracketExpected':
      return insert(offset, ']')
    case 'InvalidCommentToken':
      return blank(offset, offset + length)
    case 'UnexpectedEndOfString':
      return insert(endOfText(text, offset, length), '"')
    case 'InvalidSymbol':
    case 'InvalidNumberFormat':
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return { start: offset, end: offset + length, text: JSON.stringify('x'.repeat(Math.max(0, length - 2))) }
    default:
      return undefined
  }
}

/** Where a text that was never closed most likely ends: before the comma that ends its line, if one does. */
function endOfText(text: string, offset: number, length: number): number {
  const end = offset + length
  return /,\s*$/.test(text.slice(offset, end)) ? text.slice(0, end).trimEnd().length - 1 : end
}
