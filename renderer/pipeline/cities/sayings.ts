import type { SourceDocument } from '../documents/document'
import type { Path } from '../documents/json-tree'
import { NumberList } from '../uniqueness/number-list'
import { visitDocumentTexts } from './document-texts'
import { type Reading, createReader } from './own-places'
import { packMark } from './saying-mark'
import { sentenceEnds } from './sentences-of'
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

// the page that is read, and the text of it
const [said, marks, named] = [new NumberList(), new NumberList(), new NumberList()]
const reading: Reading = { words: new NumberList(), places: [] }

/** Reads what a page's own document says. */
export function sayingsOf(document: Pick<SourceDocument, 'value'>, city: string): Sayings {
  const read = createReader(city)
  said.length = marks.length = named.length = 0
  const note = (from: number, to: number, block: number, isText: boolean) => {
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
  visitDocumentTexts(document, (text, path) => {
    const block = blockOf(path)
    reading.words.length = 0
    // few texts name the city, and to empty an array takes a while
    if (reading.places.length > 0) reading.places.length = 0
    const ends = read(reading, text, sentenceEnds(text))
    note(0, reading.words.length, block, true)
    if (ends.length > 1) ends.forEach((end, i) => note(ends[i - 1] ?? 0, end, block, false))
  })
  return {
    said: new Uint32Array(said.numbers()),
    marks: new Uint16Array(marks.numbers()),
    named: new Uint32Array(named.numbers()),
  }
}

/** The section that a text stands in, from 1 on, or 0 for the page's head. */
function blockOf([list, index]: Path): number {
  return list === 'sections' && typeof index === 'number' ? index + 1 : 0
}
