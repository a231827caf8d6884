import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSchemas, sectionTypes } from '../validate/schemas'
import type { EditorSources } from './editor-schemas'

/** Reads the schemas, and the example of each section type. */
export function readEditorSources(): EditorSources {
  const schemas = readSchemas()
  const read = (type: string): unknown =>
    JSON.parse(readFileSync(join(resolve('sections'), type, 'example.json'), 'utf8'))
  return { schemas, examples: new Map(sectionTypes(schemas).map((type) => [type, read(type)])) }
}
