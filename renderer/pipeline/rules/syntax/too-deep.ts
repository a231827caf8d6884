import type { SyntaxRule } from '../rule'

/** The documents of the site that ships go six deep; parsers recurse, and overflow at about 20,000. */
export const DEEPEST = 32

/** Brackets, and texts so that brackets in them are passed over. A text ends on its line, though its quote be missing. */
const SIGNS = /[{}[\]]|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/g

const list = (depth: number, mark = '') => `${'['.repeat(depth - 1)}${mark}${']'.repeat(depth - 1)}`

export const tooDeep: SyntaxRule = {
  name: 'too-deep',
  severity: 'error',
  asks: `Objects and lists stand at most ${DEEPEST} deep in one another.`,
  why: 'No section needs half of that. A file that goes on opening brackets is damaged, and would crash what reads it.',
  mend: 'Look for brackets that are never closed, or that were pasted too often.',
  example: {
    of: 'page',
    wrong: list(DEEPEST + 1, '«[»]'),
    right: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  find: (text) => {
    const start = tooDeepAt(text)
    if (start === undefined) return []
    const what = `goes more than ${DEEPEST} brackets deep here`
    return [{ start, end: start + 1, what, hint: 'Look for brackets that are never closed.' }]
  },
}

/** Where the first bracket stands that is too deep. Reads once and doesn't recurse: it is asked before any parser is. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0
  SIGNS.lastIndex = 0
  for (let sign = SIGNS.exec(text); sign; sign = SIGNS.exec(text)) {
    if (sign[0] === '}' || sign[0] === ']') depth--
    else if ((sign[0] === '{' || sign[0] === '[') && ++depth > DEEPEST) return sign.index
  }
  return undefined
}
