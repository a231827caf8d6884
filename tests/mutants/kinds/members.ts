import { members } from '../../../renderer/documents/json-tree'
import { type Kind, type Value, hasKey, keysOf, pick, withMember, withoutMember, written } from './mutant'

/** Names that are in no schema. */
const STRANGERS = ['mood', 'colour', 'onclick', 'className', 'fontSize', 'comment', '_note', 'x', '0', 'Grüße', 'a b']

const isObject = ({ node }: Value) => node.type === 'object'

/** Missing and extra members. */
export const MEMBER_KINDS: Record<string, Kind> = {
  'missing key': ({ values, document: { text } }) =>
    values
      .filter((value) => isObject(value) && !hasKey(value, 'use'))
      .flatMap(({ node, schema }) =>
        keysOf(node).flatMap((key, index) =>
          schema?.required?.includes(key.value) ? [() => withoutMember(text, node, index)] : [],
        ),
      ),
  'extra key': ({ values, document: { text } }) =>
    values
      .filter((value) => isObject(value) && value.schema?.additionalProperties === false)
      .map(({ node, schema }) => (random) => {
        const name = pick(STRANGERS, random)
        if (Object.hasOwn(schema?.properties ?? {}, name)) return undefined
        const behind = Math.floor(random() * ((node.children?.length ?? 0) + 1)) - 1
        const value = pick(['"good"', '5', 'true', '["a"]', '{ "a": 1 }'], random)
        return withMember(text, node, behind, [JSON.stringify(name), value])
      }),
  // the culprit is the later of the two names
  'duplicate key': ({ values, document: { text } }) =>
    values.filter(isObject).flatMap(({ node }) =>
      members(node).map(({ key, value }, index) => (random) => {
        const behind = index + Math.floor(random() * (members(node).length - index))
        return withMember(text, node, behind, [written(text, key), written(text, value)])
      }),
    ),
  'unsafe name': ({ values, document: { text } }) =>
    values.filter(isObject).map(
      ({ node }) =>
        () =>
          withMember(text, node, -1, ['"__proto__"', '{ "level": 1 }']),
    ),
}
