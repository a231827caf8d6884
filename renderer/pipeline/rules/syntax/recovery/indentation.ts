import { missingClosing, tooMany } from './brackets'
import type { Open, Reading } from './recognize'
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
  const pairs = pairsOf(text, reading).map((pair) => ({ ...pair, shift: shiftOf(text, pair) }))
  // the innermost is where it began: the partners of all around it are shifted by it
  const unclosed = pairs.find(({ shift }) => shift < 0)
  const surplus = pairs.find(({ shift }) => shift > 0)
  return [
    ...(unclosed ? closeByIndentation(text, unclosed.open) : []),
    ...(surplus ? [replace(surplus.close, surplus.close + 1, '', tooMany(text.charAt(surplus.close)))] : []),
  ]
}

/** In the order of their closing brackets, those that nothing closes behind the others: inner ones before outer ones. */
function pairsOf(text: string, { tokens, state, stop }: Reading): Pair[] {
  const pairs = tokens.flatMap(({ start, state: { open } }) =>
    open && /[}\]]/.test(text.charAt(start)) ? [{ open, close: start }] : [],
  )
  // a bracket of the wrong kind was to close the innermost
  const wrongCloser = /[}\]]/.test(text.charAt(stop)) ? stop : undefined
  for (let { open } = state; open; open = open.around) {
    pairs.push({ open, close: (open === state.open ? wrongCloser : undefined) ?? text.length })
  }
  return pairs
}

/** How much deeper the closing bracket's line is indented than the opening one's. */
function shiftOf(text: string, { open, close }: Pair): number {
  return close >= text.length ? -1 : indentAt(text, close) - indentAt(text, open.start)
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
  return text.slice(line, offset).search(/[^ \t]|$/)
}
