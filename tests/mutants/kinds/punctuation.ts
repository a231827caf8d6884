import type { Kind, Mutate, Source, Span } from '../mutant'
import { type Token, tokensOf } from './tokens'

type Signs = (token: Token, before: Token | undefined, after: Token | undefined) => Mutate | undefined

/** One mistake for every token that a function knows one for. */
const ofTokens =
  (signs: (source: Source) => Signs): Kind['places'] =>
  (source) => {
    const make = signs(source)
    const tokens = tokensOf(source.document.text)
    return tokens.flatMap((token, index) => make(token, tokens[index - 1], tokens[index + 1]) ?? [])
  }

/** A sign taken away. The culprit is the gap, with the characters on both its sides. */
const missing = (sign: string) =>
  ofTokens(({ document: { text } }) => (token, before, after) => {
    if (token.text !== sign || !before || !after) return undefined
    const culprit: Span = { start: before.end - 1, end: after.start }
    return () => ({ text: text.slice(0, token.start) + text.slice(token.end), culprits: [culprit] })
  })

/** Commas, colons and brackets. */
export const PUNCTUATION_KINDS: Kind[] = [
  {
    // the culprit is the comma, and one beside it, since nobody can know which of the two is meant
    name: 'stray comma',
    places: ofTokens(({ document: { text } }) => (token, _, after) => {
      if (token.text === ':' || token.text === '}' || token.text === ']') return undefined
      const isLast = after?.text === '}' || after?.text === ']'
      if (token.kind !== 'punctuation' && !isLast) return undefined
      const at = token.end
      const start = token.text === ',' ? token.start : at
      return () => ({ text: `${text.slice(0, at)},${text.slice(at)}`, culprits: [{ start, end: at + 1 }] })
    }),
  },
  { name: 'missing comma', places: missing(',') },
  { name: 'missing colon', places: missing(':') },
  {
    // the culprit is the sign
    name: 'sign of another language',
    places: ofTokens(({ document: { text } }) => (token) => {
      const wrong = { ',': ';', ':': '=' }[token.text]
      if (!wrong) return undefined
      return () => ({
        text: text.slice(0, token.start) + wrong + text.slice(token.end),
        culprits: [{ start: token.start, end: token.end }],
      })
    }),
  },
  {
    // the culprit is the bracket, or the one it closes
    name: 'closing bracket of the other kind',
    places: (source) => {
      const { text } = source.document
      return source.values
        .filter(({ node }) => node.type === 'object' || node.type === 'array')
        .map(({ node }): Mutate => () => {
          const end = node.offset + node.length
          const wrong = node.type === 'object' ? ']' : '}'
          return {
            text: text.slice(0, end - 1) + wrong + text.slice(end),
            culprits: [
              { start: end - 1, end },
              { start: node.offset, end: node.offset + 1 },
            ],
          }
        })
    },
  },
]

const closers = (source: Source) => source.values.filter(({ node }) => node.type === 'object' || node.type === 'array')

/** Brackets that have no partner. */
export const BRACKET_KINDS: Kind[] = [
  {
    // the culprit is the bracket that is not closed, or what stands around the gap
    name: 'missing closing bracket',
    places: (source) => {
      const { text } = source.document
      return closers(source).map(({ node }): Mutate => () => {
        const end = node.offset + node.length
        const after = end + (/\S/.exec(text.slice(end))?.index ?? 0)
        const before = text.slice(0, end - 1).trimEnd().length
        return {
          text: text.slice(0, end - 1) + text.slice(end),
          culprits: [
            { start: node.offset, end: node.offset + 1 },
            { start: before - 1, end: after },
          ],
        }
      })
    },
  },
]
