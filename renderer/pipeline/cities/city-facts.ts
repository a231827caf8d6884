import type { ResolvedPage } from '../resolved'
import { type OwnShingles, ownShingles } from '../uniqueness/own-shingles'
import type { Sampling } from '../uniqueness/sampling'
import { readDocument } from './read-document'
import { type Sayings, sayingsIn } from './sayings'

/** What the rules about city pages need to know of each: some kilobytes of numbers for twelve of text. */
export interface CityFacts {
  city: string
  /** None for a page that search engines are kept from. */
  own: OwnShingles | undefined
  sayings: Sayings
}

/** The facts of a page whose vars name a city. */
export function cityFacts(page: ResolvedPage, sampling: Sampling): CityFacts | undefined {
  const { city } = page.vars
  if (!city) return undefined
  const read = readDocument(page.document)
  return { city, own: ownShingles(page, sampling, read), sayings: sayingsIn(read, city) }
}
