import { hashWords } from '../uniqueness/hash-words'
import { holdersOf } from '../uniqueness/holders-of'
import { type HashIndex, indexHashes } from '../uniqueness/hash-index'
import { sharedNumbers } from '../uniqueness/repeated-numbers'
import type { CityFacts } from './city-facts'
import { TELLING } from './copied-words'
import { unpackMark } from './saying-mark'
import type { Sayings } from './sayings'
import { sharesBlock } from './shares-block'

/** Of cities with more pages than these, only the first are looked at: else many pages of few cities would take hours. */
const MOST_SOURCES = 8

/**
 * For each page the pages of other cities from which it may have copied words that name these cities: where nothing was
 * copied, next to none. Only the texts themselves tell whether it is so.
 */
export function likelySources(cities: CityFacts[]): Map<number, Set<number>> {
  const named = cities.map(({ sayings }) => sayings.named)
  const said = cities.map(({ sayings }) => sayings.said)
  const index = indexHashes(sharedNumbers(named, said), { fewest: 1, most: MOST_SOURCES })
  const found = new Map<number, Set<number>>()
  cities.forEach((one, at) => {
    const sources = sourcesOf(one, cities, index)
    if (sources.size > 0) found.set(at, sources)
  })
  return found
}

/** The places of the cities from whose pages one may have copied. */
function sourcesOf(one: CityFacts, cities: CityFacts[], index: HashIndex): Set<number> {
  const sources = new Set<number>()
  const { said } = one.sayings
  // there are millions of numbers, of which hardly any is another page's
  for (let i = 0; i < said.length; i++) {
    const holders = holdersOf(index, said[i] ?? 0)
    if (!holders) continue
    for (const other of holders) {
      const source = cities[other]
      if (source && !sources.has(other) && mayBeCopied(one, i, source)) sources.add(other)
    }
  }
  return sources
}

/** What is asked of a page that another one may have been copied from. */
interface Source {
  city: string
  sayings: Pick<Sayings, 'said' | 'named'>
}

/**
 * Whether a page may have copied something from another one, which says it of its own city.
 * @param hash its number
 */
export const isLikelySource = (one: CityFacts, hash: number, source: Source): boolean =>
  one.sayings.said.some((said, i) => said === hash && mayBeCopied(one, i, source))

/** @param at the place of what was said among all that the page says */
function mayBeCopied({ city, sayings }: CityFacts, at: number, source: Source): boolean {
  const { words, block } = unpackMark(sayings.marks[at] ?? 0)
  if (words === 0 || source.city === city) return false
  return words - hashWords(source.city).length >= TELLING || sharesBlock(sayings, block, source.sayings)
}
