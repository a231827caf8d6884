/** Widths of letters as parts of their size: narrow, wide, capital, any other. */
const WIDTHS: [RegExp, number][] = [
  [/[fijlrt' .-]/, 0.4],
  [/[mwMW]/, 0.95],
  [/[A-Z]/, 0.78],
  [/./, 0.62],
]

/** A map has hundreds of letters, and few different ones. */
const known = new Map<string, number>()

/** About how wide a text is, as a part of its letters' size. */
export function textWidth(text: string): number {
  let sum = 0
  for (const letter of text) sum += known.get(letter) ?? learn(letter)
  return sum
}

function learn(letter: string): number {
  const width = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0
  known.set(letter, width)
  return width
}
