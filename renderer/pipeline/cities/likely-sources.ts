import { hashWords } from '../uniqueness/hash-words'
import { holdersOf } from '../uniqueness/holders-of'
import { indexHashes } from '../uniqueness/hash-index'
import { sharedNumbers } from '../uniqueness/repeated-numbers'
import type { CityFacts } from './city-facts'
import { TELLING } from './copied-words'
import { unpackMark } from './saying-mark'
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
  const nameWords = cities.map(({ city }) => hashWords(city).length)
  const found = new Map<number, Set<number>>()
  cities.forEach((one, at) => {
    const sources = new Set<number>()
    one.sayings.said.forEach((hash, i) => {
      for (const other of holdersOf(index, hash) ?? []) {
        const source = cities[other]
        if (!source || source.city === one.city || sources.has(other)) continue
        const { words, block } = unpackMark(one.sayings.marks[i] ?? 0)
        const isTelling = words - (nameWords[other] ?? 0) >= TELLING
        if (words > 0 && (isTelling || sharesBlock(one.sayings, block, source.sayings))) sources.add(other)
      }
    })
    if (sources.size > 0) found.set(at, sources)
  })
  return found
}
