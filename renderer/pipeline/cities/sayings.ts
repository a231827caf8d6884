import type { SourceDocument } from '../documents/document'
import { NumberList } from '../uniqueness/number-list'
import { TextUnits } from '../uniqueness/text-units'
import { blockTexts } from './block-texts'
import { createReader } from './own-places'
import { Reading } from './reading'
import { packMark } from './saying-mark'
import { waysToSay } from './ways-to-say'

/** What a city's page says, by numbers: enough to tell which pages may have been copied from it, and it from which. */
export interface Sayings {
  /** Every text with {city} masked, and every sentence of a text that has several. */
  said: Uint32Array
  /** What each of them is, by packMark. Those that name the city are there once more with its name masked, unmarked. */
  marks: Uint16Array
  /** What is about the city, in all ways in which a copy may say it that names this city. */
  named: Uint32Array
}

// the page that is read, and a text of it
const [said, marks, named] = [new NumberList(), new NumberList(), new NumberList()]
const units = new TextUnits()
const reading = new Reading()

/** Reads what a page's own document says. */
export function sayingsOf(document: Pick<SourceDocument, 'value'>, city: string): Sayings {
  const read = createReader(city)
  const { texts, blocks } = blockTexts(document)
  units.write(texts)
  said.length = marks.length = named.length = 0
  let from = 0
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] ?? ''
    read(reading, text, units.room, from)
    noteReading(blocks[i] ?? 0)
    // one more for the line feed between two texts
    from += text.length + 1
  }
  return {
    said: said.copyTo(new Uint32Array(said.length)),
    marks: marks.copyTo(new Uint16Array(marks.length)),
    named: named.copyTo(new Uint32Array(named.length)),
  }
}

/** Notes the text that was read, and its sentences where it has several. */
function noteReading(block: number): void {
  const { words, ends } = reading
  note(0, words.length, block, true)
  if (ends.length === 1) return
  for (let i = 0; i < ends.length; i++) note(ends.room[i - 1] ?? 0, ends.room[i] ?? 0, block, false)
}

function note(from: number, to: number, block: number, isText: boolean): void {
  if (from === to) return
  const ways = waysToSay(reading, from, to)
  said.push(ways.written)
  marks.push(packMark(block, isText, to - from))
  if (ways.masked !== undefined) {
    said.push(ways.masked)
    marks.push(0)
  }
  for (const way of ways.named) named.push(way)
}
