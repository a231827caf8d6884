import type { City } from '../../sections/page-context'
import type { LocatedProblem } from '../pipeline/report/located'

/** What a look at a whole site tells: plain data, which another thread can send. */
export interface Look {
  /** Its problems, or those of many that are to be mended first. */
  told: LocatedProblem[]
  /** How many problems there are beside these. */
  more: number
  /** How many problems in how many pages, in words. */
  summary: string
  /** Whether anything is an error. */
  hasErrors: boolean
  /** What pages show of other pages; none where that is what it was at the look before. */
  directory?: Directory
}

/** What can be known of pages only when all of them were read. */
export interface Directory {
  /** The city pages in alphabetical order. */
  cities: City[]
  /** The addresses of pages by their aliases. */
  aliases: [alias: string, route: string][]
}

/** Whoever looks at a whole site again and again. */
export interface Looker {
  /**
   * Finds the problems of all documents, of which it inspects only those that were changed since the look before.
   * @returns undefined where the look was given up
   * @throws when the folder can't be read
   */
  look: () => Promise<Look | undefined>
  /** Gives up a look that goes on where a new one will be quicker, since it is out of date and most pages with it. */
  giveUp: () => void
  /** Ends it for good. */
  end: () => void
}
