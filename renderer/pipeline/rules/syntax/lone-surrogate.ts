import type { NodeRule } from '../rule'

/** Whole pairs come first, and other escapes stand here too, so that a surrogate that is met by itself is one. */
const PIECES = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}|\\[^]/g

export const loneSurrogate: NodeRule = {
  name: 'lone-surrogate',
  severity: 'error',
  asks: 'Every \\u escape of a surrogate has its other half beside it.',
  why: 'Half a character is none: it can’t be written as UTF-8, and visitors would see �.',
  mend: 'Write the character itself, for example 😀, or both halves, for example \\ud83d\\ude00.',
  example: {
    of: 'section',
    wrong: String.raw`{ "type": "prose", "title": "Words", "body": "Text «\ud83d»" }`,
    right: String.raw`{ "type": "prose", "title": "Words", "body": "Text \ud83d\ude00" }`,
  },
  nodes: ['string'],
  mayStandIn: (text) => /\\u[dD]/.test(text),
  find: (node, text) => {
    if (!/\p{Cs}/u.test(node.value)) return []
    const written = text.slice(node.offset, node.offset + node.length)
    const half = [...written.matchAll(PIECES)].find(([piece]) => /^\\u[dD][89a-fA-F]..$/.test(piece))
    const start = node.offset + (half?.index ?? 0)
    const end = start + (half?.[0].length ?? node.length)
    const hint = 'Write the character itself, or both halves of it.'
    return [{ node, span: { start, end }, what: 'has half a character here', hint }]
  },
}
