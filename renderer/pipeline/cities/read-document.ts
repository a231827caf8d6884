import type { SourceDocument } from '../documents/document'
import { MASK } from '../uniqueness/mask'
import { appendWordsToSign } from '../uniqueness/read-words'
import { TextUnits } from '../uniqueness/text-units'
import { blockTexts } from './block-texts'
import { DocumentWords } from './document-words'
import { sentenceEnd } from './sentence-end'

/** How a text stands for the city of its page. */
const VARIABLE = Array.from('{city}', (sign) => sign.charCodeAt(0))

// the document that is read
const units = new TextUnits()
const read = new DocumentWords()

/**
 * Reads the texts of a page's own document, sentence by sentence, with {city} masked.
 * @returns what holds until the next document is read
 */
export function readDocument(document: Pick<SourceDocument, 'value'>): DocumentWords {
  const { texts, blocks } = blockTexts(document)
  units.write(texts)
  read.clear()
  read.texts = texts
  read.blocks = blocks
  let from = 0
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] ?? ''
    const seen = read.variables.length
    readText(text, units.room, from)
    if (read.variables.length > seen) read.texts[i] = undefined
    // one more for the line feed between two texts
    from += text.length + 1
  }
  return read
}

/** Reads a text that stands in these units from a place on. */
function readText(text: string, units: Uint16Array, from: number): void {
  const { words, ends, sentences, sentenceCounts, variables } = read
  const to = from + text.length
  for (let at = appendWordsToSign(words, units, from, to); at < to; at = appendWordsToSign(words, units, at, to)) {
    if (units[at] !== VARIABLE[0]) {
      const end = sentenceEnd(text, units, from, at)
      if (end >= 0) sentences.push(words.length)
      at = end < 0 ? at + 1 : end
    } else if (isVariable(units, at, to)) {
      variables.push(words.length)
      words.push(MASK)
      at += VARIABLE.length
    } else at++
  }
  sentences.push(words.length)
  sentenceCounts.push(sentences.length)
  ends.push(words.length)
}

function isVariable(units: Uint16Array, at: number, to: number): boolean {
  if (at + VARIABLE.length > to) return false
  for (let i = 0; i < VARIABLE.length; i++) if (units[at + i] !== VARIABLE[i]) return false
  return true
}
