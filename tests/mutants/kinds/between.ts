import { replaced } from '../edit'
import type { Kind } from '../kind'
import { pick } from '../pick'
import { lineEnd, tokensOf } from './tokens'

const COMMENTS = ['/* our city */', '/* "as said", { */', '/**/']
const LINE_COMMENTS = ['// our city', '//', '# our city', '// "as said", {']
const SPACES = ['\u00a0', '\u200b', '\u2003', '\ufeff']
const WORDS = ['True', 'None', 'undefined', 'NaN', 'yes', 'Infinity', 'words']
const NUMBERS = ['05', '.5', '+5', '5.', '0x5', '5e']

/** What JSON does not know between texts. The culprit is what was put there. */
export const TOKEN_KINDS: Kind[] = [
  {
    name: 'comment',
    places: ({ document: { text } }) =>
      tokensOf(text).map(({ end }) => (random) => {
        const comment = pick(COMMENTS, random)
        const mutant = replaced(text, { start: end, end }, ` ${comment}`)
        return { ...mutant, culprits: [{ start: end, end: end + 1 + comment.length }] }
      }),
  },
  {
    name: 'comment behind a line',
    places: ({ document: { text } }) =>
      tokensOf(text)
        .filter(({ end }) => end < text.length && lineEnd(text, end) === end)
        .map(
          ({ end }) =>
            (random) =>
              replaced(text, { start: end, end }, ` ${pick(LINE_COMMENTS, random)}`),
        ),
  },
  {
    name: 'invisible character',
    places: ({ document: { text } }) =>
      tokensOf(text).map(
        ({ end }) =>
          (random) =>
            replaced(text, { start: end, end }, pick(SPACES, random)),
      ),
  },
  {
    name: 'word that is no value',
    places: ({ document: { text }, values }) =>
      values
        .filter(({ node }) => !node.children)
        .map(
          ({ node: { offset, length } }) =>
            (random) =>
              replaced(text, { start: offset, end: offset + length }, pick(WORDS, random)),
        ),
  },
  {
    name: 'number that JSON does not know',
    places: ({ document: { text } }) =>
      tokensOf(text)
        .filter(({ kind }) => kind === 'number')
        .map(
          ({ start, end }) =>
            (random) =>
              replaced(text, { start, end }, pick(NUMBERS, random)),
        ),
  },
]
