import { expect, test } from 'vitest'
import { entrySchema, listKinds } from '../renderer/schema/lists'
import { type Schema, dereference, readSchemas, sectionTypes } from '../renderer/schema/schemas'

/** Every property of every schema, as "file › property": its schema. */
function properties(): [string, Schema][] {
  const walk = (schema: Schema, at: string): [string, Schema][] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, Schema][] => [
      [`${at} › ${name}`, property],
      ...walk(property, `${at} › ${name}`),
    ]),
    ...(schema.items ? walk(schema.items, `${at}[]`) : []),
  ]
  return [...readSchemas()].flatMap(([id, schema]) => walk(schema, id))
}

test('every field has a description in a marketer’s words', () => {
  const schemas = readSchemas()
  const silent = properties().filter(
    ([at, { description, $ref }]) =>
      !description &&
      !($ref && schemas.get(new URL($ref, `schema:///${at.split(' › ')[0]}`).pathname.slice(1))?.description),
  )
  expect(silent.map(([at]) => at)).toEqual([])
})

test('no object takes names that the schema does not know, but the maps that say so', () => {
  const open = [...readSchemas()].filter(
    // the branches of a section say what it may hold
    ([, { type, oneOf, additionalProperties }]) => type === 'object' && !oneOf && additionalProperties !== false,
  )
  expect(open.map(([id]) => id)).toEqual([])
})

test('what a section knows of an entry is the same in the schema of its kind, and only its own arrays take lists', () => {
  const schemas = dereference(readSchemas())
  const nested = properties().filter(([at, { acceptsList }]) => acceptsList && !/^sections\/[^ ]+ › \w+$/.test(at))
  expect(nested.map(([at]) => at)).toEqual([])
  const taken = sectionTypes(schemas).flatMap((type) => {
    const arrays = Object.values(schemas.get(`sections/${type}.schema.json`)?.properties ?? {})
    return arrays.flatMap(({ acceptsList: kind, items }) => {
      if (kind === undefined) return []
      const entry = entrySchema(schemas, kind)
      expect(entry?.properties, `${type} takes a list of ${kind}`).toMatchObject(items?.properties ?? {})
      // an entry may have to say more than one of the sections shows
      expect(entry?.required).toEqual(expect.arrayContaining(items?.required ?? []))
      return [kind]
    })
  })
  expect([...new Set(taken)].sort()).toEqual(listKinds(schemas))
})
