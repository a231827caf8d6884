import { addToRun, endRun } from '../uniqueness/hash-run'

/** Stands for no run: endRun gives no run this number. */
export const NO_RUN = 0

/**
 * A run of words as a number, which most texts are: those that don't say the name of the page's own city.
 * @param first the word that the city's name begins with
 * @param other the one that it begins with in addresses
 * @returns NO_RUN where one of these words is in the run
 */
export function plainRun(words: Int32Array, from: number, to: number, first: number, other: number): number {
  let run = 0
  for (let i = from; i < to; i++) {
    const word = words[i] ?? 0
    if (word === first || word === other) return NO_RUN
    run = addToRun(run, word)
  }
  return endRun(run)
}
