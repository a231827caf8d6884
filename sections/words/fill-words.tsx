import { Fragment, type ReactNode } from 'react'

/** A part of a text that a value replaces: "{rating}". */
const PLACEHOLDER = /\{(\w+)\}/g

/** Puts values in place of the {placeholders} of a text: "Call {phone}" is "Call 555-0100". */
export const fillWords = (text: string, values: Record<string, string>): string =>
  text.replaceAll(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder)

interface PhraseProps {
  text: string
  /** What replaces each {placeholder}: a link, for example. */
  parts: Record<string, ReactNode>
}

/** A text with elements in place of its {placeholders}, in the order that its language puts them. */
export const Phrase = ({ text, parts }: PhraseProps) =>
  // what the pattern captures is at the odd indexes
  text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={index}>{parts[part]}</Fragment>))
