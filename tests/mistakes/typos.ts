/** A name with one letter changed, lost or added, or two swapped. */
export function misspell(name: string, random: () => number): string {
  const letters = [...name]
  const index = Math.floor(random() * letters.length)
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const kind = Math.floor(random() * 4)
  if (kind === 0) letters.splice(index, 1, letter)
  else if (kind === 1) letters.splice(index, 1)
  else if (kind === 2) letters.splice(index, 0, letter)
  else letters.splice(Math.max(0, index - 1), 2, ...letters.slice(Math.max(0, index - 1), index + 1).toReversed())
  return letters.join('')
}
