import type { Site } from '../../schemas/types'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words that don't come from a site's documents, such as "Skip to content", in one language. */
export type Words = typeof en
export type WordName = keyof Words

/** By the first part of a language's code. A document that lacks a word doesn't compile. */
const DOCUMENTS: Record<string, Words> = { en, es }

/** The languages that have all words: "en". */
export const WORD_LANGUAGES = Object.keys(DOCUMENTS)

/** The English words, whose names and {placeholders} all languages have. */
export const ENGLISH: Words = en

/** The words of the pages in a language, some of which the site replaces. They are English where nobody has given them. */
export const wordsIn = (language: string, ownWords: Site['words']): Words => ({
  ...(DOCUMENTS[baseLanguage(language)] ?? en),
  ...ownWords,
})

/** The language of a code without its country and script: "es-419" is "es". */
export const baseLanguage = (code: string): string => code.split('-', 1)[0]?.toLowerCase() ?? code

/**
 * Those of the words that aren't the English ones, for an island that has these built in: pages in English don't get heavier.
 * @returns undefined if there are none
 */
export function unlessEnglish<Name extends WordName>(words: Words, names: readonly Name[]) {
  const others = names.filter((name) => words[name] !== en[name])
  return others.length > 0 ? (pick(words, others) as Partial<Pick<Words, Name>>) : undefined
}

const pick = (words: Words, names: readonly WordName[]) => Object.fromEntries(names.map((name) => [name, words[name]]))
