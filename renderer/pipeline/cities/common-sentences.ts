import { LRUCache } from 'lru-cache'
import type { SourceDocument } from '../documents/document'
import { documentTexts, isLong, namesOf, wordsOf } from './city-facts'
import { hashNumbers, indexRuns, maskRuns, sentencesOf } from './words'

/** The document of a city's page. */
interface CityDocument {
  city: string
  document: Pick<SourceDocument, 'value'>
}

/** How many pages stay in memory that others are compared with: many are copied from few. */
const MAX_SOURCES = 64

/**
 * Creates a function that finds the sentences of a page that another one has too, whichever of the two cities they name: each
 * once, the longest first.
 */
export function createCommonSentences(open: (file: string) => CityDocument): (file: string, other: string) => string[] {
  const sources = new LRUCache<string, { city: string; said: Map<number, string> }>({
    max: MAX_SOURCES,
    memoMethod: (file) => ({ city: open(file).city, said: sentencesIn(open(file)) }),
  })
  return (file, other) => {
    const { city, said } = sources.memo(other)
    return [...sentencesIn(open(file), city)]
      .flatMap(([hash, sentence]) => (said.has(hash) ? [sentence] : []))
      .sort((a, b) => b.length - a.length)
  }
}

/**
 * The longer sentences in the sections of a page, by their hashes.
 * @param other a city whose name may be left over in place of its own
 */
function sentencesIn({ city, document }: CityDocument, other = city): Map<number, string> {
  const names = indexRuns([...namesOf(city), ...namesOf(other)])
  const sentences = documentTexts(document)
    // a text without a space is an address, a name of an icon, or a word
    .filter(({ path, text }) => path[0] === 'sections' && text.includes(' '))
    .flatMap(({ text }) => sentencesOf(text))
    .map((sentence) => ({ sentence, words: maskRuns(wordsOf(sentence), names) }))
  return new Map(
    sentences.flatMap(({ sentence, words }) => (isLong(words) ? [[hashNumbers(words), sentence] as const] : [])),
  )
}
