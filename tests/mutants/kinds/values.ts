import { replaced, spanOf, type Kind, type Mutate, pick, type Source, type Value } from '../mutant'

/** Something of every type. */
const SAMPLES: Record<string, string> = {
  string: '"words"',
  number: '7',
  boolean: 'true',
  array: '["words"]',
  object: '{ "words": "words" }',
}

/** What a value must be, in the words of SAMPLES. */
function typeOf({ schema, path }: Value): string | undefined {
  if (path.at(-1) === 'use' || schema?.const !== undefined) return 'string'
  return schema?.type === 'integer' ? 'number' : schema?.type
}

/** Puts other texts in place of values. The culprit is the new value. */
function change(
  { values, document: { text } }: Source,
  make: (value: Value, written: string) => ((random: () => number) => string | undefined) | undefined,
): Mutate[] {
  return values.flatMap((value): Mutate[] => {
    const span = spanOf(value.node)
    const by = make(value, text.slice(span.start, span.end))
    if (!by) return []
    return [
      (random) => {
        const piece = by(random)
        return piece === undefined ? undefined : replaced(text, span, piece)
      },
    ]
  })
}

/** Values of the wrong type. */
export const TYPE_KINDS: Kind[] = [
  {
    name: 'wrong type',
    places: (source) =>
      change(source, (value) => {
        const type = typeOf(value)
        const others = Object.keys(SAMPLES).filter((other) => other !== type)
        return type ? (random) => SAMPLES[pick(others, random)] : undefined
      }),
  },
  { name: 'null value', places: (source) => change(source, (value) => (typeOf(value) ? () => 'null' : undefined)) },
  {
    name: 'number as text',
    places: (source) =>
      change(source, ({ node }, written) => (node.type === 'number' ? () => `"${written}"` : undefined)),
  },
  {
    name: 'true or false as text',
    places: (source) =>
      change(source, ({ node }, written) => (node.type === 'boolean' ? () => `"${written}"` : undefined)),
  },
  {
    name: 'text in a list',
    places: (source) =>
      change(source, ({ node }, written) => (node.type === 'string' ? () => `[${written}]` : undefined)),
  },
  {
    name: 'entry without its list',
    places: (source) =>
      change(source, ({ node: { children, type } }) => {
        const [first] = children ?? []
        const { text } = source.document
        return type === 'array' && first && first.type !== 'array'
          ? () => text.slice(first.offset, first.offset + first.length)
          : undefined
      }),
  },
]

/** Values of the right type that their schema does not allow. */
export const RANGE_KINDS: Kind[] = [
  {
    name: 'number out of range',
    places: (source) =>
      change(source, ({ schema: { minimum, maximum } = {} }) =>
        minimum === undefined || maximum === undefined
          ? undefined
          : (random) =>
              String(random() < 0.5 ? minimum - 1 - Math.floor(random() * 9) : maximum + 1 + Math.floor(random() * 9)),
      ),
  },
  {
    name: 'fraction instead of a whole number',
    places: (source) => change(source, ({ schema }) => (schema?.type === 'integer' ? () => '4.5' : undefined)),
  },
  {
    name: 'number that JavaScript cannot keep',
    places: (source) =>
      change(source, ({ node }) => (node.type === 'number' ? () => '12345678901234567890' : undefined)),
  },
  {
    name: 'empty list',
    places: (source) => change(source, ({ schema }) => (schema?.minItems ? () => '[]' : undefined)),
  },
  {
    name: 'list that is too long',
    places: (source) =>
      change(source, ({ schema: { maxItems } = {}, node: { children = [] } }) => {
        const [first] = children
        if (!maxItems || !first) return undefined
        const entry = source.document.text.slice(first.offset, first.offset + first.length)
        return () => `[${Array.from({ length: maxItems + 1 }, () => entry).join(', ')}]`
      }),
  },
  {
    name: 'empty text',
    places: (source) => change(source, ({ schema }) => (schema?.minLength ? () => '""' : undefined)),
  },
]
