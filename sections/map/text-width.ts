/** Widths of letters as parts of their size: narrow, wide, capital, any other. */
const WIDTHS: [RegExp, number][] = [
  [/[fijlrt' .-]/, 0.4],
  [/[mwMW]/, 0.95],
  [/[A-Z]/, 0.78],
  [/./, 0.62],
]

/** About how wide a text is, as a part of its letters' size. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0), 0)
}
