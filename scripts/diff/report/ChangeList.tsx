import { count } from '../../../renderer/pipeline/problems/pretty'
import type { ChangeKind, SharedChange } from '../change'
import { KIND_NAMES } from '../kind-names'
import { ChangeText } from './ChangeText'

/** Changes of a kind that are open to the eye; the others are folded. */
const MOST_OPEN: Record<ChangeKind, number> = {
  words: 12,
  link: 8,
  picture: 8,
  metadata: 8,
  data: 6,
  style: 3,
  markup: 0,
}

/** The changes of one kind, each with its place and its text. */
export function ChangeList({ kind, changes }: { kind: ChangeKind; changes: SharedChange[] }) {
  const open = changes.slice(0, MOST_OPEN[kind])
  const folded = changes.slice(MOST_OPEN[kind])
  return (
    <div className={`kind kind-${kind}`}>
      <h3>{KIND_NAMES[kind]}</h3>
      <div>
        {open.length > 0 && <ChangeItems changes={open} />}
        {folded.length > 0 && (
          <details>
            <summary>{count(folded.length, open.length > 0 ? 'more change' : 'change')}</summary>
            <ChangeItems changes={folded} />
          </details>
        )}
      </div>
    </div>
  )
}

function ChangeItems({ changes }: { changes: SharedChange[] }) {
  return (
    <ul className="changes">
      {changes.map((change, at) => (
        <li key={at}>
          {change.name && (
            <p className="place">
              {change.kind === 'words' && !REGIONS.includes(change.name) ? `Under “${change.name}”` : change.name}
              {change.example && `, as on ${change.example}`}
            </p>
          )}
          <ChangeText change={change} />
        </li>
      ))}
    </ul>
  )
}

/** Places of words that are no heading's words. */
const REGIONS = ['heading', 'header', 'footer', 'label for screen readers']
