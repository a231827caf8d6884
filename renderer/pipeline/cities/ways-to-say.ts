import { addToRun, endRun, hashRun } from '../uniqueness/hash-run'
import { MASK } from '../uniqueness/mask'
import type { Place, Reading } from './reading'

/** A sentence that is about the city at more places is looked for as it stands, and with the name at all of them. */
export const MOST_PLACES = 3

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
export function waysToSay({ words: { room }, places }: Reading, from: number, to: number): Ways {
  const first = firstPlace(places, from)
  const count = firstPlace(places, to) - first
  if (count === 0) return { written: hashRun(room, from, to), masked: undefined, named: NONE }
  const sentence: Sentence = { words: room, from, to, places, first }
  return count <= MOST_PLACES ? allWays(sentence) : fewWays(sentence, count)
}

// the sentence that is said in all ways: with the names that the bits of its place stand for
const runs = new Int32Array(2 ** MOST_PLACES)

/** Says a sentence in all ways at once, twice as many from each of its places on. */
function allWays({ words, from, to, places, first }: Sentence): Ways {
  runs[0] = 0
  let count = 1
  let names = 0
  let done = from
  for (let seen = first; ; seen++) {
    const place = places[seen]
    const end = place && place.at < to ? place.at : to
    for (let way = 0; way < count; way++) runs[way] = addWords(runs[way] ?? 0, words, done, end)
    if (!place || end === to) break
    for (let way = 0; way < count; way++) {
      const run = runs[way] ?? 0
      runs[way + count] = addWords(run, place.words, 0, place.words.length)
      runs[way] = addToRun(run, MASK)
    }
    if (!place.variable) names |= count
    count *= 2
    done = end + 1
  }
  const named: number[] = []
  for (let way = 1; way < count; way++) named.push(endRun(runs[way] ?? 0))
  return { written: endRun(runs[names] ?? 0), masked: names === 0 ? undefined : endRun(runs[0] ?? 0), named }
}

/** Says a sentence as it stands, and with the name at all of its places. */
function fewWays(sentence: Sentence, count: number): Ways {
  const { places, first } = sentence
  const all = 2 ** Math.min(count, 31) - 1
  let names = 0
  for (let place = 0; place < count; place++) if (!places[first + place]?.variable) names |= 1 << place
  const named = [...new Set([all, names])].filter((bits) => bits !== 0).map((bits) => sayWith(sentence, bits))
  return { written: sayWith(sentence, names), masked: names === 0 ? undefined : sayWith(sentence, 0), named }
}

const NONE: number[] = []

/** The number of the first place from a word on. */
function firstPlace(places: Place[], from: number): number {
  let place = 0
  while (place < places.length && (places[place]?.at ?? 0) < from) place++
  return place
}

interface Sentence {
  words: Int32Array
  from: number
  to: number
  /** Of the whole text. */
  places: Place[]
  /** The number of the first place that is in the sentence. */
  first: number
}

/** @param names has a bit for each place of the sentence that is said with its words; the others are masked */
function sayWith({ words, from, to, places, first }: Sentence, names: number): number {
  let hash = 0
  let place = first
  for (let i = from; i < to; i++) {
    if (places[place]?.at !== i) hash = addToRun(hash, words[i] ?? MASK)
    else {
      const name = places[place]?.words ?? NONE
      hash = names & (1 << (place - first)) ? addWords(hash, name, 0, name.length) : addToRun(hash, MASK)
      place++
    }
  }
  return endRun(hash)
}

function addWords(hash: number, words: ArrayLike<number>, from: number, to: number): number {
  let sum = hash
  for (let i = from; i < to; i++) sum = addToRun(sum, words[i] ?? MASK)
  return sum
}
