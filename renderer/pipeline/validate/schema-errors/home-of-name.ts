import { type PlacedSchema, followed } from '../schema-at'
import type { Schema } from '../schemas'

/** The member of an object whose entries, or whose own members, have a name. */
export interface Home {
  name: string
  isList: boolean
}

/**
 * Where inside an object a name belongs that the object itself must not have, if the schema knows it there.
 * @param beside the other such names: where most of them belong, this one does too
 */
export function homeOfName(
  schemas: Map<string, Schema>,
  object: PlacedSchema,
  name: string,
  beside: string[],
): Home | undefined {
  const homes = Object.entries(object.schema.properties ?? {}).flatMap(([member, schema]) => {
    const value = followed(schemas, { id: object.id, schema }, undefined)
    const { items } = value.schema
    const inner = items ? followed(schemas, { id: value.id, schema: items }, undefined) : value
    const { properties } = inner.schema
    if (!properties || !Object.hasOwn(properties, name)) return []
    const fitting = beside.filter((other) => Object.hasOwn(properties, other)).length
    return [{ home: { name: member, isList: items !== undefined }, fitting }]
  })
  return homes.sort((a, b) => b.fitting - a.fitting)[0]?.home
}
