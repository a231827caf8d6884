import { hashRun } from '../uniqueness/hash-run'
import { MASK } from '../uniqueness/mask'
import type { DocumentWords } from './document-words'
import { type TextSpan, markPlaces } from './mark-places'
import { nameVariables } from './name-variables'
import type { NotedSayings } from './noted-sayings'
import { NO_RUN, plainRun } from './plain-run'
import { Reading } from './reading'
import { waysToSay } from './ways-to-say'

// the text that says its page's city by name
const reading = new Reading()

/** Notes a text, and its sentences where it has several. */
export function noteText(
  noted: NotedSayings,
  read: DocumentWords,
  span: TextSpan,
  names: number[][],
  block: number,
): void {
  const { word, wordEnd, sentence, sentenceEnd } = span
  if (word === wordEnd) return
  const { words, sentences } = read
  const name = names[0] ?? NONE
  const run = plainRun(words.room, word, wordEnd, name[0] ?? MASK, names[1]?.[0] ?? MASK)
  if (run === NO_RUN) {
    markPlaces(reading, read, span, names)
    noteReading(noted, block)
    return
  }
  noted.add(run, block, true, wordEnd - word)
  let { variable } = span
  nameVariables(noted, read, word, wordEnd, variable, name)
  if (sentenceEnd - sentence === 1) return
  let from = word
  for (let i = sentence; i < sentenceEnd; i++) {
    const to = sentences.room[i] ?? from
    if (to > from) noted.add(hashRun(words.room, from, to), block, false, to - from)
    variable += nameVariables(noted, read, from, to, variable, name)
    from = to
  }
}

const NONE: number[] = []

function noteReading(noted: NotedSayings, block: number): void {
  const { words, ends } = reading
  notePart(noted, 0, words.length, block, true)
  if (ends.length === 1) return
  for (let i = 0; i < ends.length; i++) {
    const from = i === 0 ? 0 : (ends.room[i - 1] ?? 0)
    notePart(noted, from, ends.room[i] ?? 0, block, false)
  }
}

function notePart(noted: NotedSayings, from: number, to: number, block: number, isText: boolean): void {
  if (to > from) noted.addWays(waysToSay(reading, from, to), block, isText, to - from)
}
