import { isRecord } from '../documents/json-tree'
import { type Annotations, type Schema, followRef } from '../validate/schemas'

/** What the schemas say of a picture's place. */
export type PictureNeeds = Pick<Annotations, 'minWidth' | 'mayDecorate'>

/** Where below a schema texts of some formats can be. Nothing else of the schema is left, so that a walk is short. */
export interface TextTree {
  text?: PictureNeeds & { format: string }
  /** The entries of a list. */
  entries?: TextTree
  /** The members of an object. */
  members: [name: string, tree: TextTree][]
}

/** @param path is the same array for the whole walk, and must be copied to be kept */
export type TextVisitor = (text: string, about: NonNullable<TextTree['text']>, path: (string | number)[]) => void

/** Stands for the format of a text that has none, and may say anything. */
export const PLAIN = 'plain'

/**
 * Cuts a schema down to the texts that are wanted.
 * @param id the schema's $id
 * @param above what the places around this one say; a place nearer to the text has the last word
 * @returns undefined where there can be none
 */
export function growTextTree(
  schemas: Map<string, Schema>,
  id: string,
  isWanted: (format: string) => boolean,
  schema = schemas.get(id),
  above: PictureNeeds = {},
): TextTree | undefined {
  if (!schema) return undefined
  const { minWidth = above.minWidth, mayDecorate = above.mayDecorate } = schema
  const needs = { minWidth, mayDecorate }
  if (schema.$ref) {
    // sections are walked one by one, each with the schema of its type
    if (schema.$ref === '#/definitions/Section') return undefined
    const target = followRef(schemas, id, schema.$ref)
    return growTextTree(schemas, target.id, isWanted, target.schema, needs)
  }
  const grow = (inner: Schema) => growTextTree(schemas, id, isWanted, inner, needs)
  const format = schema.format ?? (isFree(schema) ? PLAIN : undefined)
  const text = format !== undefined && isWanted(format) ? { format, ...needs } : undefined
  const entries = schema.items && grow(schema.items)
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, property]): TextTree['members'] => {
    const tree = grow(property)
    return tree ? [[name, tree]] : []
  })
  return text || entries || members.length > 0 ? { text, entries, members } : undefined
}

const isFree = ({ type, enum: choices, const: only }: Schema) => type === 'string' && !choices && only === undefined

/**
 * Visits every text of a value that a tree leads to, in the order of the schema.
 * @param path where the value stands; it is changed on the way, and is in the end what it was
 */
export function visitTexts(value: unknown, tree: TextTree, path: (string | number)[], visit: TextVisitor): void {
  if (typeof value === 'string') {
    if (tree.text) visit(value, tree.text, path)
  } else if (Array.isArray(value)) {
    if (!tree.entries) return
    for (const [index, entry] of value.entries()) {
      path.push(index)
      visitTexts(entry, tree.entries, path, visit)
      path.pop()
    }
  } else if (isRecord(value)) {
    for (const [name, inner] of tree.members) {
      path.push(name)
      visitTexts(value[name], inner, path, visit)
      path.pop()
    }
  }
}
