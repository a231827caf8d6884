import type { Change } from '../change'
import type { TextBlock } from '../facts/page-facts'
import { changedRuns } from './changed-runs'
import { type Pair, pairBlocks } from './pair-blocks'

/** The blocks of words that were added, removed, rewritten or moved, in the order of the page. */
export function compareWords(before: TextBlock[], after: TextBlock[]): Change[] {
  const pairs = changedRuns(before, after, ({ text }) => text).flatMap(({ removed, added }) =>
    pairBlocks(removed, added),
  )
  return foldMoves(pairs.map(toChange))
}

function toChange([before, after]: Pair<TextBlock>): Change {
  return {
    kind: 'words',
    name: after?.under ?? before?.under ?? '',
    ...(before && { before: before.text }),
    ...(after && { after: after.text }),
  }
}

/** Words that left one place and stand at another are one change. */
function foldMoves(changes: Change[]): Change[] {
  const left = changes.filter(({ after }) => after === undefined)
  const moved = new Set<Change>()
  const folded = changes.map((change) => {
    if (change.before !== undefined) return change
    const from = left.find((candidate) => candidate.before === change.after && !moved.has(candidate))
    if (!from) return change
    moved.add(from)
    return { ...change, before: change.after }
  })
  return folded.filter((change) => !moved.has(change))
}
