import { type Kind, type Mutate, pick, replaced } from '../mutant'
import { type Token, lineEnd, tokensOf } from './tokens'

const ESCAPES = ['\\x', '\\q', '\\u12 ', '\\ ', "\\'"]

const ofStrings =
  (make: (text: string, token: Token) => Mutate): Kind['places'] =>
  ({ document: { text } }) =>
    tokensOf(text)
      .filter(({ kind }) => kind === 'string')
      .map((token) => make(text, token))

/** Puts something in the middle of a text. The culprit is what was put there, with what may be beside it. */
const inside = (pieces: string[]) =>
  ofStrings((text, { start, end }) => (random) => {
    const places = Math.max(1, end - start - 2)
    const at = start + 1 + Math.floor(random() * places)
    // in an escape, or in a name in braces, it would be another mistake
    if (/[\\{]/.test(text.slice(start, end))) return undefined
    return replaced(text, { start: at, end: at }, pick(pieces, random))
  })

/** Quotes and what stands between them. */
export const TEXT_KINDS: Kind[] = [
  {
    // the culprit is the text, from its quote to the end of its line
    name: 'text not closed',
    places: ofStrings((text, { start, end }) => () => {
      const changed = text.slice(0, end - 1) + text.slice(end)
      return { text: changed, culprits: [{ start, end: lineEnd(changed, start) }] }
    }),
  },
  {
    // the same, from where its quote should stand
    name: 'text not opened',
    places: ofStrings((text, { start }) => () => {
      const changed = text.slice(0, start) + text.slice(start + 1)
      return { text: changed, culprits: [{ start, end: lineEnd(changed, start) }] }
    }),
  },
  {
    name: 'text in other quotes',
    places: ofStrings((text, { start, end }) => (random) => {
      const content = text.slice(start + 1, end - 1)
      if (/['’“”`\\]/.test(content)) return undefined
      const [open = '', close = ''] = pick(["''", '“”', '‘’', '``'], random)
      return replaced(text, { start, end }, open + content + close)
    }),
  },
  {
    // the culprit is the whole text
    name: 'line break in a text',
    places: ofStrings((text, { start, end }) => () => {
      const space = text.slice(start, end).indexOf(' ')
      return space < 0
        ? undefined
        : { text: `${text.slice(0, start + space)}\n${text.slice(start + space + 1)}`, culprits: [{ start, end }] }
    }),
  },
  {
    name: 'quotes in a text',
    places: ofStrings((text, { start, end }) => (random) => {
      const words = [...text.slice(start, end).matchAll(/(?<= )\p{L}+(?= )/gu)]
      if (words.length === 0) return undefined
      const { 0: word, index } = pick(words, random)
      const at = start + index
      return {
        text: `${text.slice(0, at)}"${word}"${text.slice(at + word.length)}`,
        culprits: [{ start, end: end + 2 }],
      }
    }),
  },
  { name: 'unknown escape', places: inside(ESCAPES) },
  { name: 'tab in a text', places: inside(['\t']) },
  { name: 'half a character', places: inside(['\\ud83d', '\\udc00']) },
  { name: 'character that is not UTF-8', places: inside(['\uFFFD']) },
]
