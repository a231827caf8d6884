import type { SourceDocument } from '../documents/document'
import { hashWords } from '../uniqueness/hash-words'
import type { DocumentWords } from './document-words'
import type { TextSpan } from './mark-places'
import { noteText } from './note-text'
import { NotedSayings } from './noted-sayings'
import { readDocument } from './read-document'
import { hasWordsOfSlug, slug } from './slug'

/** What a city's page says, by numbers: enough to tell which pages may have been copied from it, and it from which. */
export interface Sayings {
  /** Every text with {city} masked, and every sentence of a text that has several. */
  said: Uint32Array
  /** What each of them is, by packMark. Those that name the city are there once more with its name masked, unmarked. */
  marks: Uint16Array
  /** What is about the city, in all ways in which a copy may say it that names this city. */
  named: Uint32Array
}

// what the page says that is read
const noted = new NotedSayings()

/** Reads what a page's own document says. */
export const sayingsOf = (document: Pick<SourceDocument, 'value'>, city: string): Sayings =>
  sayingsIn(readDocument(document), city)

/** What a document says that was read. */
export function sayingsIn(read: DocumentWords, city: string): Sayings {
  const { ends, sentenceCounts, variables } = read
  const name = hashWords(city)
  // an address may leave letters of a name out: of two that begin alike the name is the longer one
  const names = [name, hasWordsOfSlug(city) ? name : hashWords(slug(city))]
  const span: TextSpan = { word: 0, wordEnd: 0, sentence: 0, sentenceEnd: 0, variable: 0 }
  noted.clear()
  for (let i = 0; i < ends.length; i++) {
    span.wordEnd = ends.room[i] ?? 0
    span.sentenceEnd = sentenceCounts.room[i] ?? 0
    noteText(noted, read, span, names, read.blocks[i] ?? 0)
    while (span.variable < variables.length && (variables.room[span.variable] ?? 0) < span.wordEnd) span.variable++
    span.word = span.wordEnd
    span.sentence = span.sentenceEnd
  }
  return noted.keep()
}
