import { END } from './sentences-of'
import { CAPITAL, CLOSER, DIGIT, ODD, SMALL, SPACE, isLetter, kindOf } from './unit-kind'

const [FULL_STOP = 0, LINE_FEED = 0] = ['.', '\n'].map((sign) => sign.charCodeAt(0))

/** END, where it is asked about one place. */
const HERE = new RegExp(END, 'uy')

/**
 * Where END ends that begins at a place, or -1 where none does. A few units tell nearly always, and END is asked only
 * where they are not plain ones: it takes ten times as long.
 * @param units in which the text stands, behind a line feed unless it is the first one
 * @param from where it begins
 * @param at where one of the signs stands that END may begin with
 */
export function sentenceEnd(text: string, units: Uint16Array, from: number, at: number): number {
  if (units[at] === LINE_FEED) return at + 1
  const to = from + text.length
  const space = skip(units, at + 1, to, CLOSER)
  const gap = kindAt(units, space, to)
  if (gap !== SPACE && gap !== ODD) return -1
  const end = skip(units, space, to, SPACE)
  const next = kindAt(units, end, to)
  const word = units[at] === FULL_STOP ? shortWord(units, at) : NOT_SHORT
  if (gap === ODD || next === ODD || word === UNSURE) return askHere(text, from, at)
  return end === to || next === SMALL || word === SHORT ? -1 : end
}

const [NOT_SHORT, SHORT, UNSURE] = [0, 1, 2]

/** Whether up to three letters stand before a full stop, the first of them a capital one. */
function shortWord(units: Uint16Array, at: number): number {
  for (let i = at - 1; i >= at - 3; i--) {
    const kind = kindOf(units[i] ?? 0)
    const before = kindOf(units[i - 1] ?? 0)
    if (kind === ODD || before === ODD) return UNSURE
    if (!isLetter(kind)) return NOT_SHORT
    if (kind === CAPITAL && !isLetter(before) && before !== DIGIT) return SHORT
  }
  return NOT_SHORT
}

function askHere(text: string, from: number, at: number): number {
  HERE.lastIndex = at - from
  return HERE.test(text) ? from + HERE.lastIndex : -1
}

function skip(units: Uint16Array, from: number, to: number, kind: number): number {
  let i = from
  while (kindAt(units, i, to) === kind) i++
  return i
}

const kindAt = (units: Uint16Array, at: number, to: number) => (at < to ? kindOf(units[at] ?? 0) : 0)
