import type { SourceDocument } from '../document'
import { type DocumentText, documentTexts } from './document-texts'
import { type Piece, createReader } from './own-places'
import { packMark } from './saying-mark'
import { sentencesOf } from './sentences-of'
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

/** Reads what a page's own document says. */
export function sayingsOf(document: SourceDocument, city: string): Sayings {
  const read = createReader(city)
  const said: number[] = []
  const marks: number[] = []
  const named: number[] = []
  const note = (pieces: Piece[], block: number, isText: boolean) => {
    if (pieces.length === 0) return
    const ways = waysToSay(pieces)
    said.push(ways.written)
    marks.push(packMark(block, isText, pieces.length))
    for (const masked of ways.masked) {
      said.push(masked)
      marks.push(0)
    }
    for (const way of ways.named) named.push(way)
  }
  for (const text of documentTexts(document)) {
    const block = blockOf(text)
    const sentences = sentencesOf(text.text)
    if (sentences.length < 2) {
      note(read(text.text), block, true)
      continue
    }
    const pieces = sentences.map(read)
    note(pieces.flat(), block, true)
    for (const sentence of pieces) note(sentence, block, false)
  }
  return { said: new Uint32Array(said), marks: new Uint16Array(marks), named: new Uint32Array(named) }
}

/** The section that a text stands in, from 1 on, or 0 for the page's head. */
function blockOf({ path: [list, index] }: DocumentText): number {
  return list === 'sections' && typeof index === 'number' ? index + 1 : 0
}
