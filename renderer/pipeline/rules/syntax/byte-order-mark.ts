import type { SyntaxRule } from '../rule'

const RIGHT = `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`

export const byteOrderMark: SyntaxRule = {
  name: 'byte-order-mark',
  severity: 'error',
  asks: 'A document begins with its {, not with a byte order mark.',
  why: 'The mark can’t be seen, and RFC 8259 forbids it: other programs that read the file may fail.',
  mend: 'Save the file as "UTF-8", not as "UTF-8 with BOM": most editors show the choice in their status bar.',
  example: { of: 'page', wrong: `«\uFEFF»${RIGHT}`, right: RIGHT },
  isReadable: true,
  find: (text) =>
    /^\uFEFF\s*[^\s]/.test(text)
      ? [
          {
            start: 0,
            end: 1,
            what: 'begins with a byte order mark, which can’t be seen',
            hint: 'Save the file as "UTF-8", not as "UTF-8 with BOM".',
          },
        ]
      : [],
}

/** The text with a space in place of its byte order mark, so that every offset stays what it is. */
export function blankByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text
}
