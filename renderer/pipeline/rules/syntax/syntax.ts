import { pageExample, pageText } from '../examples'
import type { SyntaxRule } from '../rule'
import { findMistakes } from './find-mistakes'

const byteOrderMark: SyntaxRule = {
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
export const blankByteOrderMark = (text: string) => text.replace(/^\uFEFF/, ' ')

const notUtf8: SyntaxRule = {
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

export const syntax: SyntaxRule = {
  name: 'syntax',
  severity: 'error',
  asks: 'A document is JSON: commas between values and none after the last, texts in double quotes, no comments.',
  why: 'What is not JSON can’t be read, so nothing else of the document is judged until it is.',
  mend: 'Mend what is marked. Where one character is missing, the mark stands beside its place.',
  example: {
    of: 'page',
    wrong: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long."«,»
}`,
    right: pageText(),
  },
  find: (original, json) => {
    if (json) return []
    const text = blankByteOrderMark(original)
    if (text.trim() !== '') return findMistakes(text)
    return [{ start: 0, end: text.length, what: 'is empty', hint: 'Copy a page that works, and change its words.' }]
  },
}

/** The documents of the site that ships go six deep; parsers recurse, and overflow at about 20,000. */
const DEEPEST = 32

/** Brackets, and texts so that brackets in them are passed over. A text ends on its line, though its quote be missing. */
const SIGNS = /[{}[\]]|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/g

const list = (depth: number, mark: string) => `${'['.repeat(depth - 1)}${mark}${']'.repeat(depth - 1)}`

const tooDeep: SyntaxRule = {
  name: 'too-deep',
  severity: 'error',
  asks: `Objects and lists stand at most ${DEEPEST} deep in one another.`,
  why: 'No section needs half of that. A file that goes on opening brackets is damaged, and would crash what reads it.',
  mend: 'Look for brackets that are never closed, or that were pasted too often.',
  example: { of: 'page', wrong: list(DEEPEST + 1, '«[»]'), right: pageText() },
  // reads once and doesn't recurse: it is asked before any parser is
  find: (text) => {
    const what = `goes more than ${DEEPEST} brackets deep here`
    let depth = 0
    for (const { 0: sign, index: start } of text.matchAll(SIGNS)) {
      if (sign === '}' || sign === ']') depth--
      if (sign === '{' || sign === '[') depth++
      if (depth > DEEPEST) return [{ start, end: start + 1, what, hint: 'Look for brackets that are never closed.' }]
    }
    return []
  },
}

/** Whether a document's text can be read, in the order in which they are asked. */
export const SYNTAX_RULES: SyntaxRule[] = [byteOrderMark, notUtf8, tooDeep, syntax]
