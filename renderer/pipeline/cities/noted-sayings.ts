import { NumberList } from '../uniqueness/number-list'
import { packMark } from './saying-mark'
import type { Sayings } from './sayings'
import type { Ways } from './ways-to-say'

/** The sayings of a page while it is read. One serves all pages, one after the other. */
export class NotedSayings {
  private readonly said = new NumberList()
  private readonly marks = new NumberList()
  private readonly named = new NumberList()

  clear(): void {
    this.said.length = this.marks.length = this.named.length = 0
  }

  /**
   * Notes what says nothing of the page's city.
   * @param words how many it has
   */
  add(run: number, block: number, isText: boolean, words: number): void {
    this.said.push(run)
    this.marks.push(packMark(block, isText, words))
  }

  /** Notes what may be about the page's city. */
  addWays({ written, masked, named }: Ways, block: number, isText: boolean, words: number): void {
    this.add(written, block, isText, words)
    if (masked !== undefined) {
      this.said.push(masked)
      this.marks.push(0)
    }
    for (let i = 0; i < named.length; i++) this.named.push(named[i] ?? 0)
  }

  /** All that was noted, in arrays that are to be kept. */
  keep(): Sayings {
    const { said, marks, named } = this
    return {
      said: said.copyTo(new Uint32Array(said.length)),
      marks: marks.copyTo(new Uint16Array(marks.length)),
      named: named.copyTo(new Uint32Array(named.length)),
    }
  }
}
