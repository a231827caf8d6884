import { members } from '../../../renderer/pipeline/documents/json-tree'
import { replaced, spanOf } from '../edit'
import type { Kind, Mutate } from '../kind'
import { pick } from '../pick'
import type { Source, Value } from '../source'
import { isSection } from './names'

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
