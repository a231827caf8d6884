import type { EditorSchema } from './editor-schema'

/** A value that a text can have, and what it means. */
export interface Suggestion {
  value: string
  about?: string
}

/** The values of each format that has some. With `must` there are no others. */
export type FormatValues = Record<string, { values: Suggestion[]; must?: string }>

/**
 * The keywords that offer values for a text.
 * @param must said of any other value; left out, any other is as right. A text with a {variable} is always right.
 */
export function suggest(values: Suggestion[], must?: string): EditorSchema {
  if (values.length === 0) return {}
  const isDescribed = values.some(({ about }) => about)
  const words = {
    enum: values.map(({ value }) => value),
    ...(isDescribed && {
      enumDescriptions: values.map(({ about = '' }) => about),
      'x-intellij-enum-metadata': Object.fromEntries(
        values.map(({ value, about = '' }) => [value, { description: about }]),
      ),
    }),
  }
  return {
    // two of them are enough for VS Code to leave the value open and to show the whole list at once
    examples: words.enum.slice(0, 2),
    // the pattern first: VS Code tells the first branch's message, and the enum's would list every value
    anyOf: [must === undefined ? {} : { pattern: '\\{', patternErrorMessage: must }, words],
  }
}
