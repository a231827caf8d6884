import type { Change } from './change'
import { type Segment, wordSegments } from './word-segments'

/** Characters of a changed text that a line shows. */
const LONGEST = 60

/** A change in a few words: "words: “two” → “three”". */
export function describeChange(change: Change): string {
  const { before, after } = change
  const what = subjectOf(change)
  if (before === undefined && after === undefined) return what
  if (before === undefined) return `${what} added: ${quote(after ?? '')}`
  if (after === undefined) return `${what} removed: ${quote(before)}`
  if (before === after) return `${what} moved: ${quote(after)}`
  const segments = wordSegments(before, after)
  const [old, now] = [wordsOf(segments, 'removed'), wordsOf(segments, 'added')]
  if (!old) return `${what} added: ${quote(now)}`
  if (!now) return `${what} removed: ${quote(old)}`
  return `${what}: ${quote(old)} → ${quote(now)}`
}

function subjectOf({ kind, name }: Change): string {
  if (kind === 'words') return 'words'
  if (kind === 'metadata' || kind === 'markup') return name
  return kind === 'data' ? `structured data ${name}` : `${kind} ${name}`
}

const wordsOf = (segments: Segment[], side: Segment['kind']): string =>
  segments
    .filter(({ kind }) => kind === side)
    .map(({ text }) => text.trim())
    .join(' … ')

const quote = (text: string): string => `“${text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text}”`
