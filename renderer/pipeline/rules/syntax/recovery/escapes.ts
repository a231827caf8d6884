import { type Proposer, replace } from './repair'

const TEXT = /"(?:[^"\\\r\n]|\\.)*"/y
// oxlint-disable-next-line no-control-regex -- these are what may not stand in a text
const WRONG = /\\(?!["\\/bfnrt]|u[\da-fA-F]{4})(?:u[\da-fA-F]{0,3}|.)|[\x00-\x1f]/g
const PAIRS = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/g

/** A text with an escape or a control character that JSON does not know. */
export const proposeEscapes: Proposer = (text, { stop }) => {
  TEXT.lastIndex = stop
  const [whole] = TEXT.exec(text) ?? []
  if (whole === undefined) return []
  const plain = whole.replace(PAIRS, (escape) => 'x'.repeat(escape.length))
  const [first] = plain.matchAll(WRONG)
  if (!first) return []
  const mark = { start: stop + first.index, end: stop + first.index + first[0].length }
  return [replace(stop, stop + whole.length, `"${'x'.repeat(whole.length - 2)}"`, messageOf(first[0]), mark)]
}

function messageOf(wrong: string): [what: string, hint: string] {
  if (wrong.startsWith('\\u')) return ['has a broken \\u escape here', 'Write \\u and four hexadecimal digits.']
  if (wrong.startsWith('\\')) return ['has an escape here that JSON does not know', 'Write a backslash as \\\\.']
  return ['has a character here that may not stand in a text', 'Write a line break as \\n and a tab as \\t.']
}
