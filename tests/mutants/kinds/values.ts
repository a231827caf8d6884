import { type Kind, type Value, inPlaceOf, written } from './mutant'

/** A sample of every type. */
const SAMPLES = Object.entries({
  string: '"words"',
  number: '7',
  boolean: 'true',
  array: '["words"]',
  object: '{ "words": "words" }',
})

/** The type that a value must have, as SAMPLES names it. */
function typeOf({ schema, path }: Value): string | undefined {
  if (path.at(-1) === 'use' || schema?.const !== undefined) return 'string'
  return schema?.type === 'integer' ? 'number' : schema?.type
}

/** Replaces the values of a type. */
const ofType = (type: string, pieceFor: (written: string) => string): Kind =>
  inPlaceOf(({ node }, written) => (node.type === type ? [pieceFor(written)] : []))

/** Values of the wrong type, and values of the right type that their schema doesn't allow. */
export const VALUE_KINDS: Record<string, Kind> = {
  'wrong type': inPlaceOf((value) => {
    const type = typeOf(value)
    return type ? SAMPLES.flatMap(([other, sample]) => (other === type ? [] : [sample])) : []
  }),
  'null value': inPlaceOf((value) => (typeOf(value) ? ['null'] : [])),
  'number as text': ofType('number', (number) => `"${number}"`),
  'true or false as text': ofType('boolean', (word) => `"${word}"`),
  'text in a list': ofType('string', (text) => `[${text}]`),
  'entry without its list': inPlaceOf(({ node: { children: [first] = [], type } }, _, text) =>
    type === 'array' && first && first.type !== 'array' ? [written(text, first)] : [],
  ),
  'number out of range': inPlaceOf(({ schema: { minimum, maximum } = {} }) =>
    minimum === undefined || maximum === undefined
      ? []
      : [minimum - 9, minimum - 1, maximum + 1, maximum + 9].map(String),
  ),
  'fraction instead of a whole number': inPlaceOf(({ schema }) => (schema?.type === 'integer' ? ['4.5'] : [])),
  'number that JavaScript cannot keep': ofType('number', () => '12345678901234567890'),
  'empty list': inPlaceOf(({ schema }) => (schema?.minItems ? ['[]'] : [])),
  'list that is too long': inPlaceOf(({ schema: { maxItems } = {}, node: { children: [first] = [] } }, _, text) =>
    maxItems && first
      ? [
          `[${Array(maxItems + 1)
            .fill(written(text, first))
            .join(', ')}]`,
        ]
      : [],
  ),
  'empty text': inPlaceOf(({ schema }) => (schema?.minLength ? ['""'] : [])),
}
