import { diffWords } from 'diff'

/** A run of words, and on which side it stands. */
export interface Segment {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Below this similarity the words that two texts share are chance. */
const RELATED = 0.25

/** With more edits nobody can follow the comparison, and it takes long. */
const MOST_EDITS = 120

/**
 * Compares two texts word by word; a side that is absent is empty. Unchanged text is shortened to what stands beside the
 * changes.
 */
export function wordDiff(before = '', after = ''): Segment[] {
  const isRelated = similarity(before, after) >= RELATED
  const runs = (isRelated && diffWords(before, after, { maxEditLength: MOST_EDITS })) || [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return runs
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }, at, { length }): Segment => {
      if (added) return { kind: 'added', text: value }
      if (removed) return { kind: 'removed', text: value }
      return { kind: 'same', text: shorten(value, at > 0, at < length - 1) }
    })
}

/** Characters of unchanged text that are kept beside a change. */
const CONTEXT = 90

function shorten(text: string, followsChange: boolean, precedesChange: boolean): string {
  const start = followsChange ? text.slice(0, CONTEXT).replace(/\S*$/, '') : ''
  const end = precedesChange ? text.slice(-CONTEXT).replace(/^\S*/, '') : ''
  return start.length + end.length + CONTEXT / 2 < text.length ? `${start}…${end}` : text
}

/** The share of their words that two texts have in common, from 0 to 1 (the Dice coefficient). */
export function similarity(one: string, other: string): number {
  if (one === other) return 1
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const common = [...words].filter((word) => others.has(word)).length
  return (2 * common) / (words.size + others.size || 1)
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
