import { missingClosing, tooMany } from './brackets'
import { closing, type Open, type Reading } from './recognize'
import { type Proposer, type Repair, replace } from './repair'

/** Two brackets that the grammar takes for partners; a bracket that nothing closes has the text's end for one. */
interface Pair {
  open: Open
  close: number
}

/**
 * A bracket missing or too many far before the text stops being JSON: where the lines of two partners are not
 * indented alike, they are no partners.
 */
export const proposeByIndentation: Proposer = (text, reading) => {
  const odd = pairsOf(text, reading).map((pair) => ({ ...pair, shift: shiftOf(text, pair) }))
  // the innermost is where it began: the partners of all around it are shifted by it
  const unclosed = odd.filter(({ shift }) => shift < 0).sort((a, b) => b.open.start - a.open.start)
  const surplus = odd.filter(({ shift }) => shift > 0).sort((a, b) => a.close - b.close)
  return [
    ...unclosed.slice(0, 1).flatMap(({ open }) => closeByIndentation(text, open)),
    ...surplus.slice(0, 1).map(({ close }) => replace(close, close + 1, '', tooMany(text[close] ?? ''))),
  ]
}

function pairsOf(text: string, { tokens, state, stop }: Reading): Pair[] {
  const pairs = tokens.flatMap(({ start, state: { open } }) =>
    open && (text[start] === '}' || text[start] === ']') ? [{ open, close: start }] : [],
  )
  for (let { open } = state; open; open = open.around) pairs.push({ open, close: text.length })
  const { open } = state
  const isWrongCloser = /[}\]]/.test(text[stop] ?? '') && open && text[stop] !== closing(open)
  return isWrongCloser ? [...pairs.filter((pair) => pair.open !== open), { open, close: stop }] : pairs
}

/** How much deeper the closing bracket's line is indented than the opening one's; 0 where both are one line. */
function shiftOf(text: string, { open, close }: Pair): number {
  if (close >= text.length) return -1
  const isOneLine = text.lastIndexOf('\n', close) < open.start
  return isOneLine ? 0 : indentAt(text, close) - indentAt(text, open.start)
}

/** Before the first line that is indented no deeper than the bracket's own, the bracket must have been closed. */
function closeByIndentation(text: string, open: Open): Repair[] {
  const indent = indentAt(text, open.start)
  const lines = /\n([ \t]*)(?=[^\s])/g
  lines.lastIndex = open.start
  for (let line = lines.exec(text); line; line = lines.exec(text)) {
    if ((line[1]?.length ?? 0) > indent) continue
    const before = text.slice(0, line.index).trimEnd().length
    const isBeforeComma = text[before - 1] === ','
    return isBeforeComma
      ? [missingClosing(open, before - 1)]
      : [missingClosing(open, before), missingClosing(open, before, ',')]
  }
  return []
}

function indentAt(text: string, offset: number): number {
  const line = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0].length ?? 0
}
