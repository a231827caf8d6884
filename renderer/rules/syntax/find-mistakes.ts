import { createScanner, visit } from 'jsonc-parser'
import type { SyntaxMistake } from '../definition/rule'
import { proposeBrackets, proposeByIndentation, proposeQuotes } from './repair-pairs'
import { type Propose, type Reading, type Repair, type SyntaxToken, SIGNS, WORDS, closing } from './repairs'

/** A file that needs more repairs isn't meant to be JSON. */
const MAX_REPAIRS = 50

/** How many characters after a mistake a repair is tried on: enough to choose between repairs. */
const MAX_REACH = 10_000

/** What remains of a failed merge in git, or of the code fence around an answer that was copied. */
const FOREIGN = [
  {
    pattern: /^<{7} [^]*?^>{7} .*$/gm,
    what: 'has two versions here that git couldn’t merge',
    hint: 'Keep the right one, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    pattern: /^```.*/g,
    what: 'starts with the fence of a code block',
    hint: 'Delete this line, and the one with ``` at the end.',
  },
]

/** The most likely first: if two repairs reach equally far, the first one wins. */
const PROPOSALS: Propose[] = [proposeByIndentation, ...SIGNS, proposeQuotes, proposeBrackets, ...WORDS]

/**
 * Finds the mistakes in a text that isn't JSON.
 * @param text nested no deeper than the rule too-deep allows, since the parser recurses
 */
export function findMistakes(text: string): SyntaxMistake[] {
  const foreign = FOREIGN.flatMap(({ pattern, ...about }) =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index: start }) => ({ start, end: start + length, ...about })),
  )
  return foreign.length > 0 ? foreign : findByRepairs(text)
}

/**
 * Finds mistakes by the method of Burke and Fisher: where the text stops being JSON, single repairs nearby are tried. The one
 * after which most of the text is JSON shows what the mistake was. Reading goes on after that repair.
 */
function findByRepairs(text: string): SyntaxMistake[] {
  const mistakes = new Map<string, SyntaxMistake>()
  const repairs: Repair[] = []
  const original = (offset: number) => Math.min(toOriginal(offset, repairs), text.length - 1)
  let repaired = text
  for (let stop = stopOf(text); stop < Infinity && repairs.length < MAX_REPAIRS; stop = stopOf(repaired)) {
    const reading = readUntil(repaired, stop)
    const repair = bestRepair(reading)
    const mistake = repair?.mistake ?? unrepairable(reading)
    const start = original(mistake.start)
    const end = Math.max(start, original(mistake.end - 1)) + 1
    // the same mistake twice on a line, such as at both quotes of a text, counts once
    const key = `${text.lastIndexOf('\n', start - 1)} ${mistake.what}`
    if (!mistakes.has(key)) mistakes.set(key, { ...mistake, start, end })
    if (!repair) break
    repaired = apply(repair, repaired)
    repairs.push(repair)
  }
  return [...mistakes.values()]
}

/** Where a text stops being JSON: its end if it is cut off, Infinity if it is valid. */
function stopOf(text: string): number {
  let stop = Infinity
  const onError = (_code: number, offset: number) => (stop = Math.min(stop, offset))
  visit(text, { onError }, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  // "5px" and "01" are wrong from the start, though the parser reads a number first
  while (/^[\w.+-]{2}$/.test(text.slice(stop - 1, stop + 1))) stop--
  return stop
}

/** Reads the tokens up to the place where a text stops being JSON. */
function readUntil(text: string, stop: number): Reading {
  const scanner = createScanner(text, true)
  const tokens: SyntaxToken[] = []
  let open: SyntaxToken | undefined
  const tokenAt = (start: number, length: number) => ({ sign: text.charAt(start), start, end: start + length, open })
  for (scanner.scan(); scanner.getTokenOffset() < stop; scanner.scan()) {
    const token = tokenAt(scanner.getTokenOffset(), scanner.getTokenLength())
    tokens.push(token)
    if (/[{[]/.test(token.sign)) open = token
    if (/[}\]]/.test(token.sign)) open = open?.open
  }
  return { text, tokens, stop: tokenAt(stop, 1) }
}

/** The repair that reaches farthest; undefined if none helps, for example because the rest of the document is missing. */
function bestRepair(reading: Reading): Repair | undefined {
  let best: Repair | undefined
  // a text that is cut off or goes on after its end must be valid after the repair, or it would be reported twice
  let farthest = isAfterEnd(reading) || isCutOff(reading) ? reading.text.length : reading.stop.start
  for (const repair of PROPOSALS.flatMap((propose) => propose(reading))) {
    const reached = reachOf(reading, repair)
    if (reached <= farthest) continue
    best = repair
    farthest = reached
  }
  return best
}

/** How far a text is JSON after a repair, as an offset in the unrepaired text. */
function reachOf({ text, stop }: Reading, repair: Repair): number {
  const limit = Math.min(text.length, stop.start + MAX_REACH)
  const piece = apply(repair, text.slice(0, limit))
  const reached = stopOf(piece)
  return reached >= piece.length && limit < text.length ? Infinity : reached - piece.length + limit
}

const isAfterEnd = ({ tokens, stop }: Reading) => tokens.length > 0 && !stop.open

/** Whether the document is cut off: it ends inside a text, a number or a word, or after a token. */
const isCutOff = ({ text, stop }: Reading) => /^(?:"(?:[^"\\\r\n]|\\.)*\\?|[\w.+-]*)$/.test(text.slice(stop.start))

/** The mistake if no repair helps: something follows the end, the document is cut off, or the rest makes no sense. */
function unrepairable(reading: Reading): SyntaxMistake {
  const { text, stop } = reading
  const { start, end } = stop
  if (isAfterEnd(reading)) {
    const hint = 'A document is a single object: delete what follows its closing }.'
    return { start, end, what: 'must end before this', hint }
  }
  if (!isCutOff(reading))
    return { start, end, what: 'stops being valid JSON here', hint: 'Compare it with a page that works.' }
  const whole = text.trimEnd().length
  const closings = closingsOf(stop)
  const stillMissing = closings.length > 0 ? ` Still missing: ${closings.join(' ')}` : ''
  const hint = `Check whether the end of the file was lost.${stillMissing}`
  return { start: Math.max(0, whole - 1), end: whole, what: 'ends too early', hint }
}

/** The brackets that would close everything that is open at a token. */
const closingsOf = ({ open }: SyntaxToken): string[] => (open ? [closing(open), ...closingsOf(open)] : [])

const apply = ({ start, end, text: piece }: Repair, text: string) => text.slice(0, start) + piece + text.slice(end)

/** Turns an offset in the repaired text into one in the author's text. */
const toOriginal = (offset: number, repairs: Repair[]) =>
  repairs.reduceRight(
    (position, { start, end, text }) =>
      position < start + text.length ? Math.min(position, end) : position - text.length + (end - start),
    offset,
  )
