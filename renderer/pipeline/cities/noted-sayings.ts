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
    for (let i = 0; i < named.length; i++) this.addNamed(named[i] ?? 0)
  }

  /** Notes one of the ways in which a copy may say something that names the page's city. */
  addNamed(run: number): void {
    this.named.push(run)
  }

  /** All that was noted, in arrays that are to be kept. They share their memory, since to give each its own takes longer. */
  keep(): Sayings {
    const { said, marks, named } = this
    const [saidBytes, namedBytes, markBytes] = [4 * said.length, 4 * named.length, 2 * marks.length]
    const memory = new ArrayBuffer(saidBytes + namedBytes + markBytes)
    return {
      said: said.copyTo(new Uint32Array(memory, 0, said.length)),
      marks: marks.copyTo(new Uint16Array(memory, saidBytes + namedBytes, marks.length)),
      named: named.copyTo(new Uint32Array(memory, saidBytes, named.length)),
    }
  }
}
