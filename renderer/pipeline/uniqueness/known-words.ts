import { NumberList } from './number-list'

/** In place of the number of a text that is not among them. */
export const UNKNOWN = -1

/** Of a section no more texts than these are asked whether they are the one that is looked for. */
const MOST_ASKED = 64

/** The words of a document's texts, as they were read: the page says most of these texts, and need not be read again. */
export class KnownWords {
  /** Undefined for a text whose words are known otherwise than it shows them. */
  texts: (string | undefined)[] = []
  /** For each text the section that it stands in, from 1 on, or 0 for the page's head. */
  blocks: number[] = []
  /** By hashWords, text by text. */
  readonly words = new NumberList()
  /** Where the words of each text end. */
  readonly ends = new NumberList()
  // the texts of the section that is asked for, and the one that is likely to be asked for next
  private first = 0
  private end = 0
  private next = 0

  /** Chooses the section whose texts are looked for. Sections are asked for in their order. */
  choose(block: number): void {
    const { blocks } = this
    let at = (blocks[this.end] ?? Infinity) > block ? 0 : this.end
    while (at < blocks.length && blocks[at] !== block) at++
    this.first = this.next = at
    while (at < blocks.length && blocks[at] === block) at++
    this.end = at
  }

  /** The number of a text of the chosen section, or UNKNOWN. Mostly it stands close behind the one that was found last. */
  find(text: string): number {
    const { texts, first, end } = this
    let at = this.next
    for (let left = Math.min(end - first, MOST_ASKED); left > 0; left--) {
      if (at === end) at = first
      if (texts[at] === text) {
        this.next = at + 1
        return at
      }
      at++
    }
    return UNKNOWN
  }

  /** Puts the words of a text at the end of a list. */
  appendTo(list: NumberList, text: number): void {
    const from = text === 0 ? 0 : (this.ends.room[text - 1] ?? 0)
    list.appendPart(this.words, from, this.ends.room[text] ?? 0)
  }
}
