import { pageExample, pageText } from '../examples'
import type { SyntaxRule } from '../rule'

export const byteOrderMark: SyntaxRule = {
  name: 'byte-order-mark',
  severity: 'error',
  asks: 'A document begins with its {, not with a byte order mark.',
  why: 'The mark can’t be seen, and RFC 8259 forbids it: other programs that read the file may fail.',
  mend: 'Save the file as "UTF-8", not as "UTF-8 with BOM": most editors show the choice in their status bar.',
  example: { of: 'page', wrong: `«\uFEFF»${pageText()}`, right: pageText() },
  isReadable: true,
  find: (text) => {
    if (!/^\uFEFF\s*[^\s]/.test(text)) return []
    const what = 'begins with a byte order mark, which can’t be seen'
    return [{ start: 0, end: 1, what, hint: 'Save the file as "UTF-8", not as "UTF-8 with BOM".' }]
  },
}

/** The text with a space in place of its byte order mark, so that every offset stays what it is. */
export function blankByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text
}

export const notUtf8: SyntaxRule = {
  name: 'not-utf8',
  severity: 'error',
  asks: 'A document is saved as UTF-8.',
  why: 'What is not UTF-8 can’t be read: visitors would see � in place of letters.',
  mend: 'Save the file as UTF-8 in your editor, then write the character again wherever � stands. The rest of the document is judged afterwards.',
  example: pageExample({ title: '"Caf«�»"' }, { title: '"Café"' }),
  // Node decodes what is not UTF-8 as U+FFFD; of UTF-16 without a mark every second byte is zero
  find: (text) => {
    const start = text.search(/\uFFFD|^.?\0/)
    if (start < 0) return []
    const hint = 'Save the file as UTF-8 in your editor, then write the character again.'
    return [{ start, end: start + 1, what: 'has a character here that is not UTF-8', hint }]
  },
}
