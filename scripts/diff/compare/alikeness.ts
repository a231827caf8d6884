/** How much two texts have in common: the share of their words that both have, from 0 to 1 (the Dice coefficient). */
export function alikeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (words.length + others.length === 0) return 1
  const left = new Map<string, number>()
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of others) {
    const times = left.get(word) ?? 0
    if (times === 0) continue
    common++
    left.set(word, times - 1)
  }
  return (2 * common) / (words.length + others.length)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
