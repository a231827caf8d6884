import { NumberList } from '../uniqueness/number-list'

/** A place of a text that is about the page's own city. */
export interface Place {
  /** Its number among the words. */
  at: number
  variable: boolean
  /** The words that a reader sees there. */
  words: number[]
}

/** A text as it was read. One reading serves all texts of all pages, one after the other. */
export class Reading {
  /** With MASK where the city is meant. */
  readonly words = new NumberList()
  /** Where the words of each sentence end. */
  readonly ends = new NumberList()
  /** In the order of the words. */
  readonly places: Place[] = []
  /** How many of the words were searched for names. */
  searched = 0

  clear(): void {
    this.words.length = this.ends.length = this.searched = 0
    // few texts name the city, and to empty an array takes a while
    if (this.places.length > 0) this.places.length = 0
  }
}
