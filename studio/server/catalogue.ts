import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../renderer/documents/json-tree'
import { ICONS_FILE } from '../../renderer/rules/values/icons'
import { type Schema, getSchemas, sectionTypes } from '../../renderer/schema/schemas'
import type { Catalogue, TypeInfo } from '../protocol/catalogue'

/** All section types, the schemas of all documents, and the icons. */
export function readCatalogue(): Catalogue {
  const schemas = getSchemas()
  return {
    types: sectionTypes(schemas).map(describeSectionType),
    schemas: Object.fromEntries(schemas),
    icons: readIcons(),
  }
}

function describeSectionType(type: string): TypeInfo {
  const schema = sectionSchema(type)
  const choices = Object.entries(schema.properties ?? {}).flatMap(([name, { enum: values }]) =>
    values ? [[name, values] as const] : [],
  )
  return {
    type,
    ...(schema.description !== undefined && { description: schema.description }),
    schema: `sections/${type}.schema.json`,
    example: readExample(type),
    variants: Object.fromEntries(choices),
  }
}

export const sectionSchema = (type: string): Schema => getSchemas().get(`sections/${type}.schema.json`) ?? {}

/** @param type one that exists: it becomes a path */
export function readExample(type: string): Record<string, unknown> {
  const example: unknown = JSON.parse(readFileSync(join('sections', type, 'example.json'), 'utf8'))
  return isRecord(example) ? example : {}
}

/** The name of an SVG element, and its attributes. */
type IconNode = [name: string, attributes: Record<string, string>]

/** Lucide's icons, each as the content of an <svg>. They don't change while the server runs. */
let icons: Catalogue['icons'] | undefined

function readIcons(): Catalogue['icons'] {
  if (icons) return icons
  const nodes = JSON.parse(readFileSync(ICONS_FILE, 'utf8')) as Record<string, IconNode[]>
  icons = Object.entries(nodes).map(([name, elements]) => ({ name, markup: elements.map(drawElement).join('') }))
  return icons
}

const drawElement = ([name, attributes]: IconNode): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}/>`
