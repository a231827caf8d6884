import { addToRun, endRun, hashRun } from '../uniqueness/hash-run'
import { MASK } from '../uniqueness/mask'
import type { Place, Reading } from './own-places'

/** A sentence that is about the city at more places is looked for as it stands, and with the name at all of them. */
const MOST_PLACES = 3

/** A sentence of a city's page, by numbers. */
export interface Ways {
  /** With {city} masked. */
  written: number
  /** With the city's name masked too; undefined where it is not in the sentence. */
  masked: number | undefined
  /**
   * As another page may say it that copied it: {city} or the name at each place, the name at one of them at least.
   * None where the sentence is not about the city.
   */
  named: number[]
}

/**
 * @param from the number of the sentence's first word in the reading
 * @param to the number of the first word after it
 * @example "Bakers in {city}", on Bath's page → written "bakers in MASK", named "bakers in bath"
 */
export function waysToSay({ words, places }: Reading, from: number, to: number): Ways {
  const own = places.length === 0 ? places : places.filter(({ at }) => at >= from && at < to)
  if (own.length === 0) return { written: hashRun(words.room, from, to), masked: undefined, named: NONE }
  const say = (names: number) => sayWith(words.room, from, to, own, names)
  const all = 2 ** Math.min(own.length, 31) - 1
  const names = own.reduce((bits, { variable }, place) => bits | (variable ? 0 : 1 << place), 0)
  const named: number[] = []
  if (own.length <= MOST_PLACES) for (let bits = 1; bits <= all; bits++) named.push(say(bits))
  else for (const bits of new Set([all, names])) if (bits !== 0) named.push(say(bits))
  return { written: say(names), masked: names === 0 ? undefined : say(0), named }
}

const NONE: number[] = []

/** @param names has a bit for each place that is said with its words; the others are masked */
function sayWith(words: Int32Array, from: number, to: number, places: Place[], names: number): number {
  let hash = 0
  let place = 0
  for (let i = from; i < to; i++) {
    if (places[place]?.at !== i) hash = addToRun(hash, words[i] ?? MASK)
    else if (names & (1 << place)) for (const word of places[place++]?.words ?? NONE) hash = addToRun(hash, word)
    else {
      hash = addToRun(hash, MASK)
      place++
    }
  }
  return endRun(hash)
}
