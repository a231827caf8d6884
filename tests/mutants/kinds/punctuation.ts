import { type Kind, type Mutate, type Source, openingOf, replaced, spanOf, without } from './mutant'
import { type Token, tokensOf } from './tokens'

/** One mistake for every token for which `make` returns one. */
const ofTokens =
  (make: (text: string, token: Token, before?: Token, after?: Token) => Mutate | undefined): Kind =>
  ({ document: { text } }) => {
    const tokens = tokensOf(text)
    return tokens.flatMap((token, index) => make(text, token, tokens[index - 1], tokens[index + 1]) ?? [])
  }

/** Removes a sign. The culprit is the gap, with the characters on both sides of it. */
const missing = (sign: string) =>
  ofTokens((text, token, before, after) =>
    token.text === sign && before && after
      ? () => without(text, token, { start: before.end - 1, end: after.start })
      : undefined,
  )

const OTHER_SIGNS: Record<string, string> = { ',': ';', ':': '=' }

const bracketed = ({ values }: Source) =>
  values.map(({ node }) => node).filter(({ type }) => type === 'object' || type === 'array')

/** Commas, colons and brackets. */
export const PUNCTUATION_KINDS: Record<string, Kind> = {
  // the culprit is the comma, with one next to it, since nobody can know which of the two is meant
  'stray comma': ofTokens((text, token, _, after) => {
    if (token.text === ':' || token.text === '}' || token.text === ']') return undefined
    const isLast = after?.text === '}' || after?.text === ']'
    if (token.kind !== 'punctuation' && !isLast) return undefined
    const behind = { start: token.end, end: token.end }
    return () => (token.text === ',' ? replaced(text, token, ',,') : replaced(text, behind, ','))
  }),
  'missing comma': missing(','),
  'missing colon': missing(':'),
  // the culprit is the sign
  'sign of another language': ofTokens((text, token) => {
    const sign = OTHER_SIGNS[token.text]
    return sign ? () => replaced(text, token, sign) : undefined
  }),
  // the culprit is the bracket, or the one it closes
  'closing bracket of the other kind': (source) =>
    bracketed(source).map((node) => () => {
      const { end } = spanOf(node)
      const mutant = replaced(source.document.text, { start: end - 1, end }, node.type === 'object' ? ']' : '}')
      return { ...mutant, culprits: [...mutant.culprits, openingOf(node)] }
    }),
  // the culprit is the bracket that isn't closed, or what is around the gap
  'missing closing bracket': (source) => {
    const { text } = source.document
    return bracketed(source).map((node) => () => {
      const { end } = spanOf(node)
      const before = text.slice(0, end - 1).trimEnd().length
      const after = end + (/\S/.exec(text.slice(end))?.index ?? 0)
      return without(text, { start: end - 1, end }, openingOf(node), { start: before - 1, end: after })
    })
  },
}
