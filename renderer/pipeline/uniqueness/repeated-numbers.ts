import { NumberFilter } from './number-filter'

/** Leaves out most numbers that stand once in all lists, and none that stands again. */
export function repeatedNumbers(lists: Uint32Array[]): Uint32Array[] {
  const total = countNumbers(lists)
  const once = new NumberFilter(total)
  const again = new NumberFilter(total)
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      const hash = list[i] ?? 0
      if (once.mayHave(hash)) again.add(hash)
      else once.add(hash)
    }
  }
  return lists.map((list) => again.sift(list))
}

/** Leaves out most numbers that stand in none of the other lists, and none that stands in one. */
export function sharedNumbers(lists: Uint32Array[], others: Uint32Array[]): Uint32Array[] {
  const there = new NumberFilter(countNumbers(others))
  for (const list of others) for (let i = 0; i < list.length; i++) there.add(list[i] ?? 0)
  return lists.map((list) => there.sift(list))
}

const countNumbers = (lists: Uint32Array[]) => lists.reduce((sum, { length }) => sum + length, 0)
