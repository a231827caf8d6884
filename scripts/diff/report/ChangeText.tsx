import type { Change } from '../change'
import { excerpt } from '../excerpt'
import { wordSegments } from '../word-segments'

/** The text of a change, with what was removed struck through and what was added underlined. */
export function ChangeText({ change: { before, after } }: { change: Change }) {
  if (before === undefined && after === undefined) return null
  if (before === after)
    return (
      <p>
        <span className="moved">moved</span> {after}
      </p>
    )
  return (
    <p>
      {excerpt(wordSegments(before ?? '', after ?? '')).map(({ kind, text }, at) => {
        if (kind === 'removed') return <del key={at}>{text}</del>
        if (kind === 'added') return <ins key={at}>{text}</ins>
        return text
      })}
    </p>
  )
}
