import { proposeBrackets } from './brackets'
import { proposeColons } from './colons'
import { proposeCommas } from './commas'
import { proposeComments } from './comments'
import { isCutOff, proposeEnd } from './end'
import { proposeEscapes } from './escapes'
import { proposeByIndentation } from './indentation'
import { proposeInvisible } from './invisible'
import { proposeQuotes } from './quotes'
import { type Reading, recognize } from './recognize'
import type { Edit, Proposer, Repair } from './repair'
import { proposeWords } from './words'

/** How many characters behind a mistake a repair is tried on: enough to tell repairs apart, and bounded in any file. */
const FARTHEST = 10_000

/** In the order of likelihood: of two repairs that reach equally far the first is taken. */
const PROPOSERS: Proposer[] = [
  proposeComments,
  proposeInvisible,
  proposeByIndentation,
  proposeCommas,
  proposeColons,
  proposeQuotes,
  proposeEscapes,
  proposeBrackets,
  proposeWords,
  proposeEnd,
]

/** @returns undefined where no repair helps, as where the rest of the document is lost */
export function bestRepair(text: string, reading: Reading): Repair | undefined {
  let best: Repair | undefined
  // what is cut off must be whole after the repair, else it would be told twice
  let farthest = isCutOff(text, reading) ? text.length : reading.stop
  for (const propose of PROPOSERS) {
    for (const repair of propose(text, reading)) {
      const reached = reachOf(text, reading, repair.edit)
      if (reached <= farthest) continue
      best = repair
      farthest = reached
    }
  }
  return best
}

/** How far the text is JSON after an edit, as an offset in the text before it. */
function reachOf(text: string, { tokens, stop }: Reading, edit: Edit): number {
  const { start = 0, state } = tokens.findLast((token) => token.start <= edit.start) ?? {}
  const limit = Math.min(text.length, stop + FARTHEST)
  const piece = text.slice(start, edit.start) + edit.text + text.slice(edit.end, limit)
  const reached = recognize(piece, 0, state).stop
  if (reached >= piece.length) return reached === Infinity || limit < text.length ? Infinity : text.length
  return start + reached - edit.text.length + (edit.end - edit.start)
}
