import type { Kind, Span } from '../kind'
import { tokensOf } from './tokens'

/** What the end of a cut off text leaves open: its last character, its innermost bracket, its text. */
function leftOpen(text: string): Span[] {
  const tokens = tokensOf(text)
  const open: number[] = []
  for (const { text: sign, start } of tokens) {
    if (sign === '{' || sign === '[') open.push(start)
    if (sign === '}' || sign === ']') open.pop()
  }
  const end = text.trimEnd().length
  const last = tokens.at(-1)
  const bracket = open.at(-1)
  return [
    { start: end - 1, end: text.length },
    ...(bracket === undefined ? [] : [{ start: bracket, end: bracket + 1 }]),
    ...(last?.kind === 'string' ? [{ start: last.start, end: text.length }] : []),
  ]
}

/** Files that end too early or too late. */
export const END_KINDS: Kind[] = [
  {
    name: 'truncated file',
    places: ({ document: { text } }) => {
      const first = text.search(/\S/) + 1
      const whole = text.trimEnd().length
      return Array.from({ length: whole - first }, (_, index) => () => {
        const cut = text.slice(0, first + index)
        return { text: cut, culprits: leftOpen(cut) }
      })
    },
  },
  {
    // the culprit is what follows
    name: 'text behind the end',
    places: ({ document: { text } }) =>
      ['}', ']', ',', '{}', 'x', '"a"', '\n{ "title": "Again" }'].map((more) => () => ({
        text: text.trimEnd() + more,
        culprits: [{ start: text.trimEnd().length, end: text.trimEnd().length + more.length }],
      })),
  },
  {
    // the culprit is the mark
    name: 'byte order mark',
    places: ({ document: { text } }) => [() => ({ text: `\uFEFF${text}`, culprits: [{ start: 0, end: 1 }] })],
  },
]
