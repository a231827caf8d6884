import type { SyntaxRule } from '../rule'

export const notUtf8: SyntaxRule = {
  name: 'not-utf8',
  severity: 'error',
  asks: 'A document is saved as UTF-8.',
  why: 'What is not UTF-8 can’t be read: visitors would see � in place of letters.',
  mend: 'Save the file as UTF-8 in your editor, then write the character again wherever � stands. The rest of the document is judged afterwards.',
  example: {
    of: 'page',
    wrong: `{
  "title": "Caf«�»",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "Café",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  // Node decodes what is not UTF-8 as U+FFFD; of UTF-16 without a mark every second byte is zero
  find: (text) => {
    const start = text.search(/\uFFFD|^.?\0/)
    if (start < 0) return []
    const hint = 'Save the file as UTF-8 in your editor, then write the character again.'
    return [{ start, end: start + 1, what: 'has a character here that is not UTF-8', hint }]
  },
}
