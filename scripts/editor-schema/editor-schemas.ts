import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Schema, readSchemas, sectionTypes } from '../../renderer/pipeline/validate/schemas'
import { type EditorSchema, adaptSchema, definitionName, suggest } from './adapt-schema'
import { pageSnippet, sectionBranches, sectionSnippets, useSnippet } from './sections'
import { type SharedName, type SiteNames, valuesOfFormats } from './site-names'

/** What the schemas for editors are made from. */
export interface EditorSources {
  /** By their $id. */
  schemas: Map<string, Schema>
  /** Each section type's example.json, by type. */
  examples: Map<string, unknown>
}

/** Said of every file. */
const DRAFT = { $schema: 'http://json-schema.org/draft-07/schema#' }

/**
 * The schemas that editors read, by the name of their file.
 * They complete where `if` and `then` tell one section from another, since editors offer the fields of every branch of
 * a `oneOf`. They reject nothing that `npm run validate` takes: a text may hold {variables}, and what the site's own
 * documents name is only suggested.
 * @param names what the site's documents name; without them only what follows from the code is known
 */
export function editorSchemas({ schemas, examples }: EditorSources, names: SiteNames): Record<string, EditorSchema> {
  const values = valuesOfFormats(names)
  const adapt = (id: string) => adaptSchema(schemas, id, schemas.get(id) ?? {}, values)
  const definitions = Object.fromEntries([...schemas.keys()].map((id) => [definitionName(id), adapt(id)]))
  const branches = sectionBranches(schemas, names.shared)
  const snippets = sectionSnippets(schemas, examples)
  const sections = {
    UseName: useName(names.shared),
    Section: { type: 'object', defaultSnippets: [...snippets, useSnippet], allOf: branches.inPages },
    SharedSection: { type: 'object', defaultSnippets: snippets, allOf: branches.inShared },
  }
  const page = { ...DRAFT, ...adapt('page.schema.json'), defaultSnippets: [pageSnippet] }
  const site = { ...DRAFT, ...adapt('site.schema.json') }
  return {
    'page.json': { ...page, definitions: { ...sections, ...reachable(definitions, { page, sections }) } },
    'section.json': { ...DRAFT, $ref: 'page.json#/definitions/SharedSection' },
    'site.json': { ...site, definitions: reachable(definitions, site) },
  }
}

const useName = (shared: SharedName[]): EditorSchema => ({
  type: 'string',
  description: 'The name of a section of shared/. Keys beside it take the place of its own.',
  ...suggest(shared.map(({ name, about }) => ({ value: name, about }))),
})

/** The definitions that a schema refers to, directly or by others. */
function reachable(definitions: EditorSchema, from: EditorSchema): EditorSchema {
  const names = new Set<string>()
  const visit = (schema: unknown) => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"/]+)/g)) {
      if (names.has(name) || !(name in definitions)) continue
      names.add(name)
      visit(definitions[name])
    }
  }
  visit(from)
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => names.has(name)))
}

/** Reads the schemas, and the example of each section type. */
export function readEditorSources(): EditorSources {
  const schemas = readSchemas()
  const read = (type: string): unknown =>
    JSON.parse(readFileSync(join(resolve('sections'), type, 'example.json'), 'utf8'))
  return { schemas, examples: new Map(sectionTypes(schemas).map((type) => [type, read(type)])) }
}
