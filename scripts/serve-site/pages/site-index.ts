import type { City } from '../../../sections/page-context'

/** What a page on request must know of all others. It is written beforehand: no request waits until all are read. */
export interface SiteIndex {
  /** How many documents it was made from. */
  pages: number
  /** In alphabetical order. */
  cities: City[]
  /** Alias → the address of its page. */
  aliases: Record<string, string>
}
