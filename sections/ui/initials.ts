/** The first letters of a person's first and last name: "Dr. Ana María López" is "AL". A title has a period and doesn't count. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !(word.endsWith('.') && word.length > 2))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}
