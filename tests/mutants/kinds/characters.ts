import { type Kind, type Mutate, pick, replaced, without } from './mutant'
import { type Token, lineEnd, tokensOf } from './tokens'

const ofStrings =
  (make: (text: string, token: Token) => Mutate): Kind =>
  ({ document: { text } }) =>
    tokensOf(text)
      .filter(({ kind }) => kind === 'string')
      .map((token) => make(text, token))

/** Inserts a piece in the middle of a text. The culprit is the piece. */
const inside = (pieces: string[]) =>
  ofStrings((text, { start, end }) => (random) => {
    const places = Math.max(1, end - start - 2)
    const at = start + 1 + Math.floor(random() * places)
    // inside an escape or a name in braces, it would be another mistake
    if (/[\\{]/.test(text.slice(start, end))) return undefined
    return replaced(text, { start: at, end: at }, pick(pieces, random))
  })

/** Removes a quote. The culprit is the text, from where its first quote should be to the end of the line. */
const withoutQuote = (quoteOf: (token: Token) => number) =>
  ofStrings((text, token) => () => {
    const quote = quoteOf(token)
    const mutant = without(text, { start: quote, end: quote + 1 })
    return { ...mutant, culprits: [{ start: token.start, end: lineEnd(mutant.text, token.start) }] }
  })

/** Quotes, and what is between them. */
export const TEXT_KINDS: Record<string, Kind> = {
  'text not closed': withoutQuote(({ end }) => end - 1),
  'text not opened': withoutQuote(({ start }) => start),
  'text in other quotes': ofStrings((text, token) => (random) => {
    const content = token.text.slice(1, -1)
    if (/['’“”`\\]/.test(content)) return undefined
    const [open = '', close = ''] = pick(["''", '“”', '‘’', '``'], random)
    return replaced(text, token, open + content + close)
  }),
  // the culprit is the whole text
  'line break in a text': ofStrings((text, token) => () => {
    const broken = token.text.replace(' ', '\n')
    return broken === token.text ? undefined : replaced(text, token, broken)
  }),
  'quotes in a text': ofStrings((text, token) => (random) => {
    const words = [...token.text.matchAll(/(?<= )\p{L}+(?= )/gu)]
    if (words.length === 0) return undefined
    const { 0: word, index } = pick(words, random)
    return replaced(text, token, `${token.text.slice(0, index)}"${word}"${token.text.slice(index + word.length)}`)
  }),
  'unknown escape': inside(['\\x', '\\q', '\\u12 ', '\\ ', "\\'"]),
  'tab in a text': inside(['\t']),
  'half a character': inside(['\\ud83d', '\\udc00']),
  'character that is not UTF-8': inside(['\uFFFD']),
}
