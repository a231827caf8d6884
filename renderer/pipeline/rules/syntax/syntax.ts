import type { SyntaxMistake, SyntaxRule } from '../rule'
import { blankByteOrderMark } from './byte-order-mark'
import { findMistakes } from './recovery/find-mistakes'

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
    right: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  find: (original) => {
    const text = blankByteOrderMark(original)
    if (text.trim() === '') return [empty(text)]
    return isJson(text) ? [] : findMistakes(text)
  },
}

const empty = (text: string): SyntaxMistake => ({
  start: 0,
  end: text.length,
  what: 'is empty',
  hint: 'Copy a page that works, and change its words.',
})

/** The engine's own parser is far faster than any other, so that only what is wrong is looked at closely. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
