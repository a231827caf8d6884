import type { Segment } from './word-segments'

/** How many characters of unchanged text may stand beside a change before it is cut, about a sentence. */
const CONTEXT = 120

/** Leaves of unchanged words those in the sentences of a change, and says with … where some are left out. */
export function excerpt(segments: Segment[]): Segment[] {
  return segments.map((segment, at) => {
    if (segment.kind !== 'same') return segment
    const isFirst = at === 0
    const isLast = at === segments.length - 1
    return { ...segment, text: cut(segment.text, !isFirst, !isLast) }
  })
}

/** @param keepStart whether a change stands before the text, @param keepEnd whether one follows */
function cut(text: string, keepStart: boolean, keepEnd: boolean): string {
  const start = keepStart ? firstSentence(text) : ''
  const end = keepEnd ? lastSentence(text) : ''
  if (start.length + end.length >= text.length) return text
  return `${start}${keepStart ? ' ' : ''}…${keepEnd ? ' ' : ''}${end}`
}

function firstSentence(text: string): string {
  const sentence = /^.*?[.!?](?=\s)/s.exec(text)?.[0] ?? text
  return sentence.length <= CONTEXT ? sentence : sentence.slice(0, CONTEXT).replace(/\s\S*$/, '')
}

function lastSentence(text: string): string {
  const sentence = /(?:.*[.!?]\s+)?(.*)$/s.exec(text)?.[1] ?? text
  return sentence.length <= CONTEXT ? sentence : sentence.slice(-CONTEXT).replace(/^\S*\s/, '')
}
