import { diffWords } from 'diff'

/** A run of words, and on which side it stands. */
export interface Segment {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Below this similarity the words that two texts share are chance. */
const RELATED = 0.25

/** With more edits nobody can follow the comparison, and it takes long. */
const MAX_EDITS = 120

/** Compares two texts word by word; a side that is absent is empty. */
export function wordDiff(before = '', after = ''): Segment[] {
  const isRelated = similarity(before, after) >= RELATED
  const runs = (isRelated && diffWords(before, after, { maxEditLength: MAX_EDITS })) || [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return runs
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }))
}

/** The share of their words that two texts have in common, from 0 to 1 (the Dice coefficient). */
function similarity(one: string, other: string): number {
  if (one === other) return 1
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const common = [...words].filter((word) => others.has(word)).length
  return (2 * common) / (words.size + others.size || 1)
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
