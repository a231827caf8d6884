/** Widths of letters as parts of their size: narrow, wide, capital, any other. */
const WIDTHS: [RegExp, number][] = [
  [/[fijlrt' .-]/, 0.4],
  [/[mwMW]/, 0.95],
  [/[A-Z]/, 0.78],
  [/./, 0.62],
]

/** The widths of all letters that most names are written in, by their codes. */
const KNOWN = Float64Array.from({ length: 128 }, (_, code) => widthOf(String.fromCharCode(code)))

/** About how wide a text is, as a part of its letters' size. */
export function textWidth(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const width = KNOWN[text.charCodeAt(at)]
    if (width === undefined) return widthOfLetters(text)
    sum += width
  }
  return sum
}

/** The same, where some letters may be two units long. */
function widthOfLetters(text: string): number {
  let sum = 0
  for (const letter of text) sum += widthOf(letter)
  return sum
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0
}
