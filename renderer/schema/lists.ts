import { getOrInsertComputed } from '../documents/get-or-insert'
import { isRecord } from '../documents/json-tree'
import type { ListPlace } from '../site/entry-lists'
import { type Schema, SCHEMA_OF, getSchemas } from './schemas'

const listId = (kind: string): string => `lists/${kind}.schema.json`

/** The kinds of lists, from the names of their schemas' files. */
export function listKinds(schemas: Map<string, Schema>): string[] {
  const kinds = [...schemas.keys()].map((id) => /^lists\/(.+)\.schema\.json$/.exec(id)?.[1])
  return kinds.filter((kind) => kind !== undefined).sort()
}

/** The $id of the schema for a list: that of its kind, or of any list if it names none. */
export function listSchemaId(list: unknown): string {
  const id = listId(String(isRecord(list) ? list.of : ''))
  return getSchemas().has(id) ? id : SCHEMA_OF.list
}

/** The $id of the schema for how a section chooses entries of a kind. */
export const selectionSchemaId = (kind: string): string => `selections/${kind}.schema.json`

/** The schema of an entry. */
export const entrySchema = (schemas: Map<string, Schema>, kind: string): Schema | undefined =>
  schemas.get(listId(kind))?.properties?.entries?.items

/** The places of each type, by the schemas that they come from. */
const placesBySchemas = new WeakMap<Map<string, Schema>, Map<string, ListPlace[]>>()

/** The arrays of a section type that can take the entries of a list. */
export function listPlaces(type: string): ListPlace[] {
  const schemas = getSchemas()
  const placesByType = getOrInsertComputed(placesBySchemas, schemas, () => new Map<string, ListPlace[]>())
  return getOrInsertComputed(placesByType, type, () => readPlaces(schemas, type))
}

function readPlaces(schemas: Map<string, Schema>, type: string): ListPlace[] {
  const { properties = {} } = schemas.get(`sections/${type}.schema.json`) ?? {}
  return Object.entries(properties).flatMap(([key, { acceptsList: kind, items, minItems = 0, maxItems }]) => {
    if (kind === undefined) return []
    const fields = Object.keys(entrySchema(schemas, kind)?.properties ?? {})
    const hidden = new Set(fields.filter((field) => !Object.hasOwn(items?.properties ?? {}, field)))
    return [{ key, kind, hidden, least: minItems, most: maxItems }]
  })
}
