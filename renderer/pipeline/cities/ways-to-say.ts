import { hashRun } from '../uniqueness/hash-run'
import { MASK } from '../uniqueness/mask'
import type { Piece } from './own-places'

/** A sentence that is about the city at more places is looked for as it stands, and with the name at all of them. */
const MOST_PLACES = 3

/** A sentence of a city's page, by numbers. */
export interface Ways {
  /** With {city} masked. */
  written: number
  /** With the city's name masked too; none where it is not in the sentence. */
  masked: number[]
  /**
   * As another page may say it that copied it: {city} or the name at each place, the name at one of them at least.
   * None where the sentence is not about the city.
   */
  named: number[]
}

/** @example "Bakers in {city}", on Bath's page → written "bakers in MASK", named "bakers in bath" */
export function waysToSay(pieces: Piece[]): Ways {
  const places: Exclude<Piece, number>[] = []
  for (const piece of pieces) if (typeof piece !== 'number') places.push(piece)
  if (places.length === 0) return { written: sayWith(pieces, 0), masked: [], named: [] }
  const all = 2 ** Math.min(places.length, 31) - 1
  const names = places.reduce((bits, { variable }, place) => bits | (variable ? 0 : 1 << place), 0)
  const written = sayWith(pieces, names)
  const masked = names === 0 ? [] : [sayWith(pieces, 0)]
  const choices =
    places.length > MOST_PLACES
      ? [all, names].filter((bits) => bits !== 0)
      : Array.from({ length: all }, (_, i) => i + 1)
  return { written, masked, named: choices.map((bits) => sayWith(pieces, bits)) }
}

/** @param names has a bit for each place that is said with its words; the others are masked */
function sayWith(pieces: Piece[], names: number): number {
  const words: number[] = []
  let place = 0
  for (const piece of pieces) {
    if (typeof piece === 'number') words.push(piece)
    else if (names & (1 << place++)) words.push(...piece.words)
    else words.push(MASK)
  }
  return hashRun(words)
}
