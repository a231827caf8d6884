import { ENGLISH } from '../../sections/words/words'
import { isRecord } from '../documents/json-tree'
import { namesIn } from '../documents/variables'

/**
 * The data of site.json with doubled braces around the placeholders of its words, which are no variables: pages put things
 * there. { "price": "From {price}, {business}" } is { "price": "From {{price}}, {business}" }.
 */
export function keepPlaceholders(data: Record<string, unknown>): Record<string, unknown> {
  const { words, languages } = data
  return {
    ...data,
    ...(isRecord(words) && { words: escapePlaceholders(words) }),
    ...(Array.isArray(languages) && {
      languages: languages.map((language: unknown) => (isRecord(language) ? keepPlaceholders(language) : language)),
    }),
  }
}

const escapePlaceholders = (words: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escape(text, placeholdersOf(name))]))

/** What can be in braces in a word. */
const placeholdersOf = (name: string): string[] =>
  namesIn(Object.entries(ENGLISH).find(([english]) => english === name)?.[1] ?? '')

const escape = (text: unknown, names: string[]): unknown =>
  typeof text === 'string' && names.length > 0
    ? text.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (placeholder, name: string) =>
        names.includes(name) ? `{${placeholder}}` : placeholder,
      )
    : text
