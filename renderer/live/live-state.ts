import type { Severity } from '../problems/problem'

/** The address from which an open page requests the state of the site: ?page=/plano names the page. */
export const STATE_ADDRESS = '/@plat/state'

/** The event that tells open pages to request the state again. */
export const UPDATE_EVENT = 'plat:update'

/** The name of the <meta> that holds the version of the site a page was rendered from. */
export const VERSION_META = 'plat-version'

/** The state of the site, as a page sees it. Pages of another version reload. */
export interface LiveState {
  /** The number of changes so far to anything that pages are made from. */
  version: number
  /** What is wrong with the schemas; empty if nothing is. */
  schemas: string
  /** Problems of the last check, and errors found since; if there are many, only the first. */
  problems: ShownProblem[]
  /** How many more problems the last check has found. */
  more: number
}

/** A problem as the overlay shows it. */
export interface ShownProblem {
  severity: Severity
  /** Whether it is in a document that the page is made from. */
  isOnPage: boolean
  file: string
  line: number
  column: number
  where: string
  what: string
  hint: string
  /** The lines around it, and a mark below it. */
  excerpt: string[]
}
