import type { Node } from 'jsonc-parser'
import { members } from '../../../renderer/pipeline/documents/json-tree'
import { type Kind, type Mutate, type Source, type Span, type Value, pick } from '../mutant'

/** Names that no schema knows. */
const STRANGERS = ['mood', 'colour', 'onclick', 'className', 'fontSize', 'comment', '_note', 'x', '0', 'Grüße', 'a b']

const isObject = ({ node }: Value) => node.type === 'object'
const hasUse = ({ node }: Value) => members(node).some(({ key }) => key.value === 'use')

/** A text without one member of an object, and without its comma. */
export function withoutMember(text: string, object: Node, index: number): string {
  const properties = object.children ?? []
  const [before, own, after] = [properties[index - 1], properties[index], properties[index + 1]]
  if (!own) throw new Error('There is no such member.')
  const start = !after && before ? before.offset + before.length : own.offset
  return text.slice(0, start) + text.slice(after ? after.offset : own.offset + own.length)
}

/** A text with one more member behind one of an object's, and where its name stands. */
export function withMember(text: string, object: Node, behind: number, name: string, value: string): [string, Span] {
  const member = object.children?.[behind]
  const at = member ? member.offset + member.length : object.offset + 1
  const before = member ? ', ' : ' '
  const after = !member && object.children?.length ? ',' : ''
  const start = at + before.length
  return [
    `${text.slice(0, at)}${before}${name}: ${value}${after}${text.slice(at)}`,
    { start, end: start + name.length },
  ]
}

const addStranger =
  ({ document: { text } }: Source, { node, schema }: Value): Mutate =>
  (random) => {
    const name = pick(STRANGERS, random)
    if (Object.hasOwn(schema?.properties ?? {}, name)) return undefined
    const behind = Math.floor(random() * ((node.children?.length ?? 0) + 1)) - 1
    const value = pick(['"good"', '5', 'true', '["a"]', '{ "a": 1 }'], random)
    const [changed, culprit] = withMember(text, node, behind, JSON.stringify(name), value)
    return { text: changed, culprits: [culprit] }
  }

/** Members missing and too many. */
export const MEMBER_KINDS: Kind[] = [
  {
    // the culprit is the opening of the object that lacks it
    name: 'missing key',
    places: ({ values, document: { text } }) =>
      values
        .filter((value) => isObject(value) && !hasUse(value))
        .flatMap(({ node, schema }) =>
          members(node).flatMap(({ key }, index): Mutate[] =>
            schema?.required?.includes(key.value)
              ? [
                  () => ({
                    text: withoutMember(text, node, index),
                    culprits: [{ start: node.offset, end: node.offset + 1 }],
                  }),
                ]
              : [],
          ),
        ),
  },
  {
    name: 'extra key',
    places: (source) =>
      source.values
        .filter((value) => isObject(value) && value.schema?.additionalProperties === false)
        .map((value) => addStranger(source, value)),
  },
  {
    // the culprit is the later of the two names
    name: 'duplicate key',
    places: ({ values, document: { text } }) =>
      values.filter(isObject).flatMap(({ node }) =>
        members(node).map(({ key, value }): Mutate => (random) => {
          const copy = (of: Node) => text.slice(of.offset, of.offset + of.length)
          const index = members(node).findIndex((member) => member.key === key)
          const behind = index + Math.floor(random() * (members(node).length - index))
          const [changed, culprit] = withMember(text, node, behind, copy(key), copy(value))
          return { text: changed, culprits: [culprit] }
        }),
      ),
  },
  {
    name: 'unsafe name',
    places: ({ values, document: { text } }) =>
      values.filter(isObject).map(({ node }): Mutate => () => {
        const [changed, culprit] = withMember(text, node, -1, '"__proto__"', '{ "level": 1 }')
        return { text: changed, culprits: [culprit] }
      }),
  },
]
