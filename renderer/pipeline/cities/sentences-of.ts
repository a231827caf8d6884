/** Where a sentence or a line ends. "St. Paul" is one piece, as is whatever follows a short word with a capital letter. */
const END = /[.!?…](?<!(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,2}\.)[)\]"'”’*_]*\s+(?=[^\s\p{Ll}])|\n/gu

/** The sentences of a text, line by line, without the space around them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  END.lastIndex = 0
  while (END.test(text)) {
    sentences.push(text.slice(from, END.lastIndex).trim())
    from = END.lastIndex
  }
  sentences.push(text.slice(from).trim())
  return sentences.filter((sentence) => sentence !== '')
}
