import type { Node } from 'jsonc-parser'
import synonyms from '../../../schemas/synonyms.json' with { type: 'json' }
import { editDistance } from '../../../renderer/problems/suggest'
import {
  type Kind,
  type Mutate,
  type Source,
  type Typo,
  type Value,
  hasKey,
  inPlaceOf,
  keysOf,
  misspelt,
  pick,
  replaced,
  rewritten,
  spanOf,
  written,
} from './mutant'

/** The name of a member, in an object that allows only the names in its schema. */
interface KnownName {
  key: Node
  /** The names in the object's schema that the object doesn't have. */
  free: string[]
  /** Whether it is the "type" that chooses the object's schema. */
  isType: boolean
}

function knownNames({ values }: Source): KnownName[] {
  return values.flatMap((value) => {
    const { properties = {}, additionalProperties } = value.schema ?? {}
    if (value.node.type !== 'object' || additionalProperties !== false) return []
    const keys = keysOf(value.node)
    const taken = keys.map((key) => String(key.value))
    const free = [...Object.keys(properties).filter((name) => !taken.includes(name)), '$comment', '$schema']
    return keys
      .filter((key) => Object.hasOwn(properties, key.value))
      .map((key) => ({ key, free, isType: key.value === 'type' && isSection(value) }))
  })
}

/** Whether a value is an object whose "type" chooses its schema. */
export const isSection = ({ data, schema }: Value) =>
  schema?.properties?.type?.const !== undefined && typeof data === 'object'

/** Whether a value is an entry of a page's sections, which may use a shared section. */
export const isEntryOfSections = ({ path, node }: Value) =>
  path.length === 2 && path[0] === 'sections' && node.type === 'object'

const otherCase = (name: string, random: () => number): Typo => ({
  name: random() < 0.5 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1),
  suggestion: { name, isNearerToAnother: false },
})

const SYNONYMS = new Map(Object.entries(synonyms))

/** A word that people write for a name, if it isn't a valid name itself. It may also be meant for another free name. */
function otherWord(name: string, word: string, free: string[]): Typo | undefined {
  if (free.includes(word)) return undefined
  const isNearerToAnother = free.some((other) => SYNONYMS.get(other)?.includes(word) || editDistance(other, word) < 3)
  return { name: word, suggestion: { name, isNearerToAnother } }
}

const misspeltName =
  (isWanted: (name: KnownName) => boolean): Kind =>
  (source) =>
    knownNames(source)
      .filter(isWanted)
      .map(({ key, free }) => misspelt(source.document.text, key, [...free, 'use']))

/** Names of members. The culprit is the name, with its quotes. */
export const NAME_KINDS: Record<string, Kind> = {
  'misspelt key': misspeltName(({ isType }) => !isType),
  'misspelt key "type"': misspeltName(({ isType }) => isType),
  'misspelt key "use"': ({ values, document: { text } }) =>
    values
      .filter(isEntryOfSections)
      .flatMap(({ node }) => keysOf(node).filter(({ value }) => value === 'use'))
      .map((key) => misspelt(text, key, [])),
  'key in another case': (source) =>
    knownNames(source).map(({ key }) => rewritten(source.document.text, key, (random) => otherCase(key.value, random))),
  'key by another word': (source) =>
    knownNames(source).flatMap(({ key, free }) => {
      const words = SYNONYMS.get(String(key.value)) ?? []
      return words.length > 0
        ? [rewritten(source.document.text, key, (random) => otherWord(key.value, pick(words, random), free))]
        : []
    }),
}

/** Replaces a list with the members of its first entry. The culprits are their names. */
function liftEntry({ document: { text } }: Source, { node, schema }: Value): Mutate[] {
  return (node.children ?? []).flatMap((member): Mutate[] => {
    const [, list] = member.children ?? []
    const [entry] = list?.type === 'array' ? (list.children ?? []) : []
    if (entry?.type !== 'object' || !schema?.properties) return []
    const names = keysOf(entry)
    if (names.some((name) => Object.hasOwn(schema.properties ?? {}, name.value))) return []
    const moved = member.offset - entry.offset - 1
    const culprits = names.map(spanOf).map(({ start, end }) => ({ start: start + moved, end: end + moved }))
    return [() => ({ ...replaced(text, spanOf(member), written(text, entry).slice(1, -1)), culprits })]
  })
}

const inList = (type: 'array' | 'object') =>
  inPlaceOf(({ node, schema }, written) => (node.type === type && schema?.type === type ? [`[${written}]`] : []))

/** Values that are one level too high or too deep. */
export const NESTING_KINDS: Record<string, Kind> = {
  // the culprit is the name of the member
  'section in a section': ({ values, document: { text } }) => {
    const sections = values.filter((value) => isSection(value) && hasKey(value, 'type'))
    return sections.map(({ node: { offset } }) => (random) => {
      const other = pick(sections, random).node
      const name = pick(['"content"', '"section"', '"children"'], random)
      const at = { start: offset + 1, end: offset + 1 }
      return replaced(text, at, ` ${name}: ${written(text, other)},`, name)
    })
  },
  'entry one level too high': (source) =>
    source.values.filter(({ node }) => node.type === 'object').flatMap((value) => liftEntry(source, value)),
  // the culprit is the list, with the extra brackets
  'list in a list': inList('array'),
  'object in a list': inList('object'),
}
