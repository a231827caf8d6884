import { pageText } from '../examples'
import type { SyntaxRule } from '../rule'
import { blankByteOrderMark, byteOrderMark, notUtf8 } from './encoding'
import { findMistakes } from './find-mistakes'

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

export const tooDeep: SyntaxRule = {
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
