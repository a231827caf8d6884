import { KnownWords } from '../uniqueness/known-words'
import { NumberList } from '../uniqueness/number-list'

/** The words of a document's texts, and what is among them. One serves all pages, one after the other. */
export class DocumentWords extends KnownWords {
  /** Where the words of each sentence end, text by text; the last sentence of a text ends with it. */
  readonly sentences = new NumberList()
  /** For each text how many sentences there are up to its end. */
  readonly sentenceCounts = new NumberList()
  /** The numbers of the words that are MASK, in place of {city}. */
  readonly variables = new NumberList()

  clear(): void {
    this.words.length = this.ends.length = this.sentences.length = 0
    this.sentenceCounts.length = this.variables.length = 0
  }
}
