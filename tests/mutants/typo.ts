import { editDistance } from '../../renderer/pipeline/problems/suggest'
import { misspell } from '../typos'
import type { Suggestion } from './kind'

/** In a name that is shorter two wrong letters leave nothing to know it by. */
const SHORTEST_FOR_TWO = 5

/** A misspelt name, and the one that should be suggested. */
export interface Typo {
  name: string
  suggestion: Suggestion
}

/**
 * A name with one letter wrong, or with two.
 * @param valid the other names that could stand there
 * @returns undefined where chance made a name that is valid, or none
 */
export function makeTypo(name: string, valid: Iterable<string>, random: () => number): Typo | undefined {
  const isTwice = name.length >= SHORTEST_FOR_TWO && random() < 0.5
  const once = misspell(name, random)
  const typo = isTwice ? misspell(once, random) : once
  const others = [...valid].filter((other) => other !== name)
  if (typo === '' || typo === name || others.includes(typo)) return undefined
  const distance = editDistance(typo, name)
  const isNearerToAnother = others.some(
    (other) => Math.abs(other.length - typo.length) < distance && editDistance(typo, other) < distance,
  )
  return { name: typo, suggestion: { name, isNearerToAnother } }
}
