import { closing, type Open } from './recognize'
import { insertAfter, insertBefore, type Proposer, type Repair, replace } from './repair'

/** An error shows a few tokens behind a bracket at most, unless the text goes on as if nothing were wrong. */
const TOKENS_BACK = 4

/** A bracket missing, too many, or of the wrong kind. */
export const proposeBrackets: Proposer = (text, { tokens, state, stop }) => {
  const near = tokens.slice(-TOKENS_BACK).toReversed()
  const places = [{ start: stop, end: stop + 1, state }, ...near]
  const closers = near.flatMap(({ end }, index) => {
    const { open } = near[index - 1]?.state ?? state
    return open ? [missingClosing(open, end)] : []
  })
  const surplus = places
    .filter(({ start }) => /[{}[\]]/.test(text.charAt(start)))
    .map(({ start, end }) => replace(start, end, '', tooMany(text.charAt(start))))
  const { open } = state
  const isCloser = text[stop] === '}' || text[stop] === ']'
  const wrong = isCloser && open ? [replace(stop, stop + 1, closing(open), mustBe(closing(open)))] : []
  const other = open?.bracket === '{' ? '[' : '{'
  const wrongOpening = open ? [replace(open.start, open.start + 1, other, mustBe(other))] : []
  const value = tokens.findLast((token) => token.state.open === open && token.state.expected.startsWith('value'))
  const openers = [value?.start ?? stop, stop].flatMap((at) => [missingOpening('{', at), missingOpening('[', at)])
  return [...wrong, ...closers, ...(isCloser ? [surplus, openers] : [openers, surplus]).flat(), ...wrongOpening]
}

/** The closing bracket of an open one is missing behind a place. */
export function missingClosing(open: Open, at: number, after = ''): Repair {
  return insertAfter(at, closing(open) + after, [
    `must have a closing ${closing(open)} after this`,
    `Add it, or look for a ${open.bracket} that is too many.`,
  ])
}

/** What to say of a bracket that has no partner. */
export function tooMany(bracket: string): [what: string, hint: string] {
  return [`has a ${bracket} too many here`, 'Take it away, or look for the bracket that should be its partner.']
}

const missingOpening = (bracket: string, at: number) =>
  insertBefore(at, bracket, [`must have an opening ${bracket} before this`, 'Every closing bracket needs its partner.'])

const mustBe = (bracket: string): [string, string] => [
  `must have a ${bracket} here`,
  'Members stand between { and }, lists between [ and ].',
]
