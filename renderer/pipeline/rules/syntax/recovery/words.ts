import { type Proposer, replace } from './repair'

const QUOTED = /'.*?'(?=\s*(?:[,:\]}]|$))|[‘’].*?[‘’](?=\s*(?:[,:\]}]|$))|[“”„].*?[“”](?=\s*(?:[,:\]}]|$))|`[^`]*`/my
const NUMBER = /[+-]?[.\d][\w.+-]*/y
const WORD = /[^\s,:{}[\]"][^,:{}[\]"\r\n]*/y

const KINDS: [pattern: RegExp, instead: string, message: [what: string, hint: string]][] = [
  [QUOTED, '""', ['has other quotes here than double ones', 'Texts and names stand between " and ".']],
  [NUMBER, '0', ['has a number here that JSON does not know', 'Write numbers as 5, 0.5 or -5.']],
  [
    WORD,
    '""',
    [
      'has a word here that JSON does not know',
      'Texts stand in double quotes; only true, false, null and numbers stand without.',
    ],
  ],
]

/** Something that is no token of JSON: a word, a text in other quotes, an odd number. */
export const proposeWords: Proposer = (text, { stop }) =>
  KINDS.flatMap(([pattern, instead, message]) => {
    pattern.lastIndex = stop
    const [match = ''] = pattern.exec(text) ?? []
    const word = match.trimEnd() || match
    if (word === '') return []
    return [replace(stop, stop + word.length, instead, message), replace(stop, stop + word.length, '', message)]
  })
