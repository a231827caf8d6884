import { type Proposer, replace } from './repair'

const INVISIBLE = /[^\S \t\r\n]+|[\u200b-\u200d\u2060\ufeff]+/y

/** A space that JSON does not know, or a character of no width. */
export const proposeInvisible: Proposer = (text, { stop }) => {
  INVISIBLE.lastIndex = stop
  const [found] = INVISIBLE.exec(text) ?? []
  if (found === undefined) return []
  return [
    replace(stop, stop + found.length, ' ', [
      'has an invisible character here that JSON does not know',
      'Delete it, and type a plain space.',
    ]),
  ]
}
