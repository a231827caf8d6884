import type { Node } from 'jsonc-parser'
import synonyms from '../../../schemas/synonyms.json' with { type: 'json' }
import { members } from '../../../renderer/pipeline/documents/json-tree'
import { editDistance } from '../../../renderer/pipeline/problems/suggest'
import {
  type Kind,
  type Mutate,
  type Source,
  type Typo,
  type Value,
  makeTypo,
  misspelt,
  pick,
  replaced,
  spanOf,
} from '../mutant'

/** Objects whose names are all known, and the names of theirs that their schema knows. */
function knownNames({ values }: Source): { key: Node; free: string[]; value: Value }[] {
  return values.flatMap((value) => {
    const { properties = {}, additionalProperties } = value.schema ?? {}
    if (value.node.type !== 'object' || additionalProperties !== false) return []
    const keys = members(value.node).map(({ key }) => key)
    const taken = keys.map((key) => String(key.value))
    const free = [...Object.keys(properties).filter((name) => !taken.includes(name)), '$comment', '$schema']
    return keys.filter((key) => Object.hasOwn(properties, key.value)).map((key) => ({ key, free, value }))
  })
}

/** True of the object whose "type" chooses its schema. */
export const isSection = ({ data, schema }: Value) =>
  schema?.properties?.type?.const !== undefined && typeof data === 'object'

const otherCase = (name: string, random: () => number): Typo => ({
  name: random() < 0.5 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1),
  suggestion: { name, isNearerToAnother: false },
})

const SYNONYMS = new Map(Object.entries(synonyms))

/** A word that people write for a name, where it is no name itself. It may be meant for another free one as well. */
function otherWord(name: string, word: string, free: string[]): Typo | undefined {
  if (free.includes(word)) return undefined
  const isNearerToAnother = free.some((other) => SYNONYMS.get(other)?.includes(word) || editDistance(other, word) < 3)
  return { name: word, suggestion: { name, isNearerToAnother } }
}

/** Names of members. The culprit is the name, with its quotes. */
export const NAME_KINDS: Kind[] = [
  {
    name: 'misspelt key',
    places: (source) =>
      knownNames(source)
        .filter(({ key, value }) => !(key.value === 'type' && isSection(value)))
        .map(({ key, free }) =>
          misspelt(source.document.text, key, (random) => makeTypo(key.value, [...free, 'use'], random)),
        ),
  },
  {
    name: 'key in another case',
    places: (source) =>
      knownNames(source).map(({ key }) =>
        misspelt(source.document.text, key, (random) => otherCase(key.value, random)),
      ),
  },
  {
    name: 'key by another word',
    places: (source) =>
      knownNames(source).flatMap(({ key, free }) => {
        const words = SYNONYMS.get(String(key.value)) ?? []
        return words.length > 0
          ? [misspelt(source.document.text, key, (random) => otherWord(key.value, pick(words, random), free))]
          : []
      }),
  },
  {
    name: 'misspelt key "type"',
    places: (source) =>
      knownNames(source)
        .filter(({ key, value }) => key.value === 'type' && isSection(value))
        .map(({ key, free }) =>
          misspelt(source.document.text, key, (random) => makeTypo('type', [...free, 'use'], random)),
        ),
  },
  {
    name: 'misspelt key "use"',
    places: (source) =>
      source.values.flatMap(({ node, path }) =>
        path.length === 2 && path[0] === 'sections' && node.type === 'object'
          ? members(node)
              .filter(({ key }) => key.value === 'use')
              .map(({ key }) => misspelt(source.document.text, key, (random) => makeTypo('use', [], random)))
          : [],
      ),
  },
]

/** The names of an entry in place of the list that should hold it. The culprits are these names. */
function liftEntry({ document: { text } }: Source, { node, schema }: Value): Mutate[] {
  return (node.children ?? []).flatMap((member): Mutate[] => {
    const [, list] = member.children ?? []
    const [entry] = list?.type === 'array' ? (list.children ?? []) : []
    if (entry?.type !== 'object' || !schema?.properties) return []
    const names = members(entry).map(({ key }) => key)
    if (names.some((name) => Object.hasOwn(schema.properties ?? {}, name.value))) return []
    const from = entry.offset + 1
    const inside = text.slice(from, entry.offset + entry.length - 1)
    const moved = member.offset - from
    const culprits = names.map(({ offset, length }) => ({ start: offset + moved, end: offset + moved + length }))
    return [() => ({ ...replaced(text, spanOf(member), inside), culprits })]
  })
}

/** A section as a member of another. The culprit is the member's name. */
const nestSection =
  ({ document: { text } }: Source, { node }: Value, others: Value[]): Mutate =>
  (random) => {
    const other = pick(others, random).node
    const name = pick(['"content"', '"section"', '"children"'], random)
    const at = node.offset + 1
    const mutant = replaced(
      text,
      { start: at, end: at },
      ` ${name}: ${text.slice(other.offset, other.offset + other.length)},`,
    )
    return { ...mutant, culprits: [{ start: at + 1, end: at + 1 + name.length }] }
  }

const wrapped =
  (type: 'array' | 'object') =>
  ({ values, document: { text } }: Source): Mutate[] =>
    values
      .filter(({ node, schema }) => node.type === type && schema?.type === type)
      .map(
        ({ node }) =>
          () =>
            replaced(text, spanOf(node), `[${text.slice(node.offset, node.offset + node.length)}]`),
      )

/** Values that stand one level too high or too deep. */
export const NESTING_KINDS: Kind[] = [
  {
    name: 'section in a section',
    places: (source) => {
      const sections = source.values.filter(
        (value) => isSection(value) && members(value.node).some(({ key }) => key.value === 'type'),
      )
      return sections.map((value) => nestSection(source, value, sections))
    },
  },
  {
    name: 'entry one level too high',
    places: (source) =>
      source.values.filter(({ node }) => node.type === 'object').flatMap((value) => liftEntry(source, value)),
  },
  // the culprit is the list, with the brackets that are too many
  { name: 'list in a list', places: wrapped('array') },
  { name: 'object in a list', places: wrapped('object') },
]
