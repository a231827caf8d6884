/** Where a sentence or a line ends. "St. Paul" is one piece, as is whatever follows a short word with a capital letter. */
export const END = /[.!?…](?<!(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,2}\.)[)\]"'”’*_]*\s+(?=[^\s\p{Ll}])|\n/gu

/** The sentences of a text, line by line, without the space around them. */
export function sentencesOf(text: string): string[] {
  const ends = sentenceEnds(text)
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim()).filter((sentence) => sentence !== '')
}

/** Where the sentences of a text end, with the space behind them; the last end is that of the text. */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  END.lastIndex = 0
  while (END.test(text)) ends.push(END.lastIndex)
  ends.push(text.length)
  return ends
}
