import type { SyntaxMistake } from '../../rule'
import { closing, type Reading } from './recognize'
import { type Proposer, replace } from './repair'

/** A text, a number or a word that goes on to the end of the document. */
const CUT_OFF = /^(?:"(?:[^"\\\r\n]|\\.)*\\?|[\w.+-]*)$/

/** True where the document ends before it is whole. */
export function isCutOff(text: string, { state, stop }: Reading): boolean {
  return state.expected !== 'end' && CUT_OFF.test(text.slice(stop))
}

/** Something that follows the document's closing bracket. */
export const proposeEnd: Proposer = (text, { state, stop }) =>
  state.expected === 'end'
    ? [
        replace(
          stop,
          text.length,
          '',
          ['must end before this', 'A document is one object; take away what follows its closing }.'],
          { start: stop, end: stop + 1 },
        ),
      ]
    : []

/** What to say where no repair helps: the document is cut off, or the rest can't be understood. */
export function cannotRepair(text: string, reading: Reading): SyntaxMistake {
  const { state, stop } = reading
  if (!isCutOff(text, reading)) {
    const hint = 'Compare it with a page that works.'
    return { start: stop, end: stop + 1, what: 'stops being JSON here', hint }
  }
  const missing: string[] = []
  for (let { open } = state; open; open = open.around) missing.push(closing(open))
  const end = text.trimEnd().length
  const hint = [
    'Look whether a part of the file is lost.',
    missing.length && `Still to be closed: ${missing.join(' ')}`,
  ]
  return { start: Math.max(0, end - 1), end, what: 'ends before it is whole', hint: hint.filter(Boolean).join(' ') }
}
