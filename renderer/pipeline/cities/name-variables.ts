import { addToRun, endRun } from '../uniqueness/hash-run'
import { MASK } from '../uniqueness/mask'
import type { DocumentWords } from './document-words'
import type { NotedSayings } from './noted-sayings'
import { MOST_PLACES } from './ways-to-say'

/**
 * Notes in which ways a sentence names the page's city that is about it by {city} alone: what waysToSay finds, without a
 * place for each variable.
 * @param from the number of the sentence's first word
 * @param to the number of the first word after it
 * @param variable the number of the first variable that is not in the sentences before it
 * @param name the words of the city's name
 * @returns how many variables are in the sentence
 */
export function nameVariables(
  noted: NotedSayings,
  { words, variables }: DocumentWords,
  from: number,
  to: number,
  variable: number,
  name: number[],
): number {
  let next = variable
  while (next < variables.length && (variables.room[next] ?? to) < to) next++
  const count = next - variable
  if (count === 0) return 0
  const all = 2 ** Math.min(count, 31) - 1
  for (let named = count <= MOST_PLACES ? 1 : all; named <= all; named++)
    noted.addNamed(sayNamed(words.room, from, to, name, named))
  return count
}

/** @param named has a bit for each variable that is said with the name; the others are masked */
function sayNamed(words: Int32Array, from: number, to: number, name: number[], named: number): number {
  let run = 0
  let variable = 0
  for (let i = from; i < to; i++) {
    const word = words[i] ?? MASK
    if (word !== MASK || (named & (1 << variable++)) === 0) run = addToRun(run, word)
    else for (let j = 0; j < name.length; j++) run = addToRun(run, name[j] ?? MASK)
  }
  return endRun(run)
}
