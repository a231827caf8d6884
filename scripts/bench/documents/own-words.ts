/** A text of several words is prose; shorter ones are labels, which real cities share. */
const PROSE = /\s\S+\s\S+\s/

/** What of a text is replaced: whole words in small letters. Names, numbers, links and variables stay. */
const WORD = /(?<![\w{/#:.-])[a-z]{2,}(?![\w}/:.-])/g

/** Words by their length: a word is replaced by one as long, so that every text keeps its measure. */
export type Vocabulary = Map<number, string[]>

/** All words of these documents' prose. */
export function vocabularyOf(documents: unknown[]): Vocabulary {
  const vocabulary: Vocabulary = new Map()
  const words = new Set(documents.flatMap(prose).flatMap((text) => text.match(WORD) ?? []))
  for (const word of words) vocabulary.set(word.length, [...(vocabulary.get(word.length) ?? []), word])
  return vocabulary
}

/** A document that says other things in the same form: every word of its prose is another one. */
export function withOwnWords<T>(value: T, vocabulary: Vocabulary, random: () => number): T {
  const other = (word: string) => {
    const words = vocabulary.get(word.length) ?? [word]
    return words[Math.floor(random() * words.length)] ?? word
  }
  return mapTexts(value, (text) => (PROSE.test(text) ? text.replace(WORD, other) : text)) as T
}

/** A copy of a value with every text replaced; vars and the values of options have no prose in them. */
export function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace)]))
}

function prose(value: unknown): string[] {
  if (typeof value === 'string') return PROSE.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(prose) : []
}
