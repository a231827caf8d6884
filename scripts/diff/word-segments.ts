import { diffArrays } from 'diff'
import { alikeness } from './compare/alikeness'

/** A run of words, and on which side it stands. */
export interface Segment {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Of texts with less in common, what they have in common is chance. */
const ALIKE = 0.25

/** Words and spaces that may differ between two texts: with more, nobody finds their way, and the comparison takes long. */
const MOST_EDITS = 120

/** A word this short between two changes, alone, only makes them harder to read. */
const SHORT_WORD = 3

/** Two texts as one, with what was removed and added in its place. A side that is not there is empty. */
export function wordSegments(before: string, after: string): Segment[] {
  const whole = joinSegments([removed(before), added(after)])
  if (before !== after && alikeness(before, after) < ALIKE) return whole
  const runs = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MOST_EDITS })
  if (!runs) return whole
  const segments = runs.map(({ value, ...run }): Segment => ({
    kind: run.added ? 'added' : run.removed ? 'removed' : 'same',
    text: value.join(''),
  }))
  return joinSegments(
    segments.flatMap((segment, at) =>
      isCrumb(segment, at, segments) ? [removed(segment.text), added(segment.text)] : [segment],
    ),
  )
}

/** Words as they stand between spaces, so that an address is one; white space and closing punctuation by themselves. */
const tokensOf = (text: string): string[] => text.match(/\s+|\S*[\p{L}\p{N}]|\S/gu) ?? []

const removed = (text: string): Segment => ({ kind: 'removed', text })
const added = (text: string): Segment => ({ kind: 'added', text })

/** White space or one short word that happens to stand on both sides of a sentence that was rewritten. */
function isCrumb({ kind, text }: Segment, at: number, { length }: Segment[]): boolean {
  const isBetween = at > 0 && at < length - 1
  return kind === 'same' && isBetween && /^\s*\S*\s*$/.test(text) && text.trim().length <= SHORT_WORD
}

/** Puts the removed words of a run of changes before the added ones. */
function joinSegments(segments: Segment[]): Segment[] {
  const joined: Segment[] = []
  let run = { removed: '', added: '' }
  const end = (): string => {
    const common = run.removed && run.added ? trailingSpace(run.removed, run.added) : ''
    const [old, now] = [run.removed, run.added].map((text) => text.slice(0, text.length - common.length))
    if (old) joined.push(removed(old))
    if (now) joined.push(added(now))
    run = { removed: '', added: '' }
    return common
  }
  for (const { kind, text } of segments) {
    if (kind === 'same') joined.push({ kind, text: end() + text })
    else run[kind] += text
  }
  const rest = end()
  return rest ? [...joined, { kind: 'same', text: rest }] : joined
}

/** White space behind both texts is no part of what changed. */
function trailingSpace(one: string, other: string): string {
  const [end, otherEnd] = [one, other].map((text) => /\s*$/.exec(text)?.[0] ?? '')
  return end === otherEnd ? (end ?? '') : ''
}
