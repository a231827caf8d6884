import type { Schema } from '../../renderer/schema/schemas'

/** The part of JSON Schema that forms are made from, without references. */
export type FieldSchema = Schema

export interface TypeInfo {
  type: string
  description?: string
  /** "sections/hero.schema.json" in `schemas`. */
  schema: string
  /** A complete section, to be added as it is. */
  example: Record<string, unknown>
  /** The choices that change its look, by their fields: { variant: ["photo", "plain"] }. */
  variants: Record<string, unknown[]>
}

export interface Catalogue {
  types: TypeInfo[]
  /** By $id, without references: "page.schema.json", "site.schema.json", "sections/hero.schema.json", "lists/…". */
  schemas: Record<string, FieldSchema>
  /** The icons that a field of the format "icon" can name, with the path of each one's drawing (an SVG of 24 × 24). */
  icons: { name: string; markup: string }[]
}

/** How much a type's example holds in a frame of the catalogue. */
export type ExampleContent = 'example' | 'least' | 'most' | 'long'

export interface ExampleQuery {
  type: string
  /** Values of fields in place of the example's: { variant: "plain" }. */
  values?: Record<string, unknown>
  content?: ExampleContent
  direction?: 'ltr' | 'rtl'
}

/** The query of EXAMPLE_ADDRESS that shows an example: "?type=hero&content=least". */
export function exampleQuery({ type, values, content, direction }: ExampleQuery): string {
  const query = new URLSearchParams({ type })
  if (values) query.set('values', JSON.stringify(values))
  if (content) query.set('content', content)
  if (direction) query.set('direction', direction)
  return `?${query}`
}
