import { listKinds, selectionSchemaId } from '../../renderer/schema/lists'
import type { Schema } from '../../renderer/schema/schemas'
import { type EditorSchema, type Suggestion, definitionName, offerValues } from './adapt-schema'
import { hasValue } from './section-definitions'

/** A list in lists/: its name, and its kind, as far as it is written. */
export interface ListName extends Suggestion {
  kind: string
}

/**
 * Generates the definitions of a list in lists/, and of how sections choose the entries of each kind.
 * @param definitions the adapted schemas, by their names
 */
export function listDefinitions(
  schemas: Map<string, Schema>,
  definitions: Record<string, EditorSchema>,
  lists: ListName[],
): Record<string, EditorSchema> {
  const kinds = listKinds(schemas)
  const descriptionOf = (kind: string) => definitions[`lists-${kind}`]?.description
  const of = { description: 'What the entries are.', enum: kinds, enumDescriptions: kinds.map(descriptionOf) }
  const typed = kinds.map((kind) => ({
    if: hasValue('of', kind),
    then: { title: kind, description: descriptionOf(kind), ...definitions[`lists-${kind}`] },
  }))
  const selections = kinds.map((kind): [string, EditorSchema] => {
    const name = definitionName(selectionSchemaId(kind))
    const selection = definitions[name] ?? {}
    const { list, ...properties } = selection.properties as Record<string, EditorSchema>
    const names = offerValues(lists.filter((list) => list.kind === kind))
    return [name, { ...selection, properties: { list: { ...list, ...names }, ...properties } }]
  })
  const snippets = kinds.map((kind) => {
    return { label: kind, description: descriptionOf(kind), body: { of: kind, entries: [{}] } }
  })
  return {
    List: {
      type: 'object',
      defaultSnippets: snippets,
      allOf: [{ required: ['of', 'entries'], properties: { of, entries: { type: 'array' } } }, ...typed],
    },
    ...Object.fromEntries(selections),
  }
}
