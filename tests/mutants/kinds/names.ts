import type { Node } from 'jsonc-parser'
import { members } from '../../../renderer/pipeline/documents/json-tree'
import { replaced, spanOf } from '../edit'
import type { Kind, Mutate } from '../kind'
import type { Source, Value } from '../source'
import { type Typo, makeTypo } from '../typo'

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

const misspelt =
  ({ document: { text } }: Source, key: Node, make: (random: () => number) => Typo | undefined): Mutate =>
  (random) => {
    const typo = make(random)
    return typo && { ...replaced(text, spanOf(key), JSON.stringify(typo.name)), suggestion: typo.suggestion }
  }

const otherCase = (name: string, random: () => number): Typo => ({
  name: random() < 0.5 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1),
  suggestion: { name, isNearerToAnother: false },
})

/** Names of members. The culprit is the name, with its quotes. */
export const NAME_KINDS: Kind[] = [
  {
    name: 'misspelt key',
    places: (source) =>
      knownNames(source)
        .filter(({ key, value }) => !(key.value === 'type' && isSection(value)))
        .map(({ key, free }) => misspelt(source, key, (random) => makeTypo(key.value, [...free, 'use'], random))),
  },
  {
    name: 'key in another case',
    places: (source) =>
      knownNames(source).map(({ key }) => misspelt(source, key, (random) => otherCase(key.value, random))),
  },
  {
    name: 'misspelt key "type"',
    places: (source) =>
      knownNames(source)
        .filter(({ key, value }) => key.value === 'type' && isSection(value))
        .map(({ key, free }) => misspelt(source, key, (random) => makeTypo('type', [...free, 'use'], random))),
  },
  {
    name: 'misspelt key "use"',
    places: (source) =>
      source.values.flatMap(({ node, path }) =>
        path.length === 2 && path[0] === 'sections' && node.type === 'object'
          ? members(node)
              .filter(({ key }) => key.value === 'use')
              .map(({ key }) => misspelt(source, key, (random) => makeTypo('use', [], random)))
          : [],
      ),
  },
]
