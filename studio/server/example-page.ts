import { isRecord } from '../../renderer/documents/json-tree'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { openPage } from '../../renderer/pipeline/open-page'
import { type Schema, getSchemas, requiredOf, sectionTypes } from '../../renderer/schema/schemas'
import { isPage } from '../../renderer/validate/validator'
import type { ExampleContent } from '../protocol/catalogue'
import { readExample, sectionSchema } from './catalogue'
import { Refusal } from './refusal'
import type { SiteDocuments } from './site-documents'
import type { StudioTools } from './tools'

const CONTENTS: readonly ExampleContent[] = ['example', 'least', 'most', 'long']

/**
 * Renders a page with nothing but the example of a section type.
 * @param query as exampleQuery() writes it
 * @throws Refusal if there is no such type, or what is asked for isn't a valid section
 */
export async function renderExample(
  query: URLSearchParams,
  documents: SiteDocuments,
  tools: StudioTools,
): Promise<string> {
  const type = query.get('type') ?? ''
  if (!sectionTypes(getSchemas()).includes(type)) throw new Refusal(404, `There is no section type ${type}.`)
  const wanted = CONTENTS.find((content) => content === query.get('content')) ?? 'example'
  const section = { ...contentOfExample(type, wanted), ...valuesIn(query) }
  const value = { title: type, description: 'The example of a section type.', sections: [section] }
  const { live, site } = documents
  const { document } = parseDocument('example.json', JSON.stringify(value))
  const { resolved, facts } = openPage({ route: '/example', document, problems: [] }, site)
  const { data } = resolved ?? {}
  await live.pages.probe(facts.images)
  const { model } = live.pages
  if (!resolved || !isPage(data) || !model)
    throw new Refusal(422, `${type} can’t be shown like this: ${facts.problems[0]?.what ?? 'site.json has errors'}.`)
  const html = await tools.addScripts('/example', await tools.render({ route: '/example', data, vars: {} }, model))
  const alone = html.replace('</head>', `${SECTION_ALONE}</head>`)
  return query.get('direction') === 'rtl' ? alone.replace('<html ', '<html dir="rtl" ') : alone
}

/** What floats over a page, such as the chat, needs some room. */
const SECTION_ALONE = '<style>body > :is(.skip, header, footer) { display: none } main { min-height: 240px }</style>'

function valuesIn(query: URLSearchParams): Record<string, unknown> {
  const text = query.get('values')
  if (text === null) return {}
  try {
    const values: unknown = JSON.parse(text)
    if (isRecord(values)) return values
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Refusal(400, '"values" must be a JSON object.')
}

function contentOfExample(type: string, content: ExampleContent): Record<string, unknown> {
  const example = readExample(type)
  const schema = sectionSchema(type)
  const changed =
    content === 'least' ? leastOf(example, schema) : content === 'most' ? mostOf(example, schema) : example
  const written = content === 'long' ? lengthen(example, schema) : changed
  return isRecord(written) ? written : example
}

/** Only what must be there. */
function leastOf(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value))
    return value.slice(0, Math.max(1, schema.minItems ?? 0)).map((entry) => leastOf(entry, schema.items ?? {}))
  if (!isRecord(value)) return value
  const { properties = {} } = schema
  const required = requiredOf(schema)
  const kept = Object.entries(value).filter(([name]) => required.includes(name) || name === 'type')
  return Object.fromEntries(kept.map(([name, member]) => [name, leastOf(member, properties[name] ?? {})]))
}

/** No list is shown with more entries than this. */
const MANY_ENTRIES = 12

/** As many entries as may be there. */
function mostOf(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) {
    const most = Math.min(schema.maxItems ?? MANY_ENTRIES, MANY_ENTRIES)
    const entries = value.map((entry) => mostOf(entry, schema.items ?? {}))
    // lists of texts may need different ones
    if (schema.items?.type !== 'object' || entries.length === 0) return entries
    return Array.from({ length: Math.max(most, entries.length) }, (_, index) => entries[index % entries.length])
  }
  if (!isRecord(value)) return value
  return mapMembers(value, schema, mostOf)
}

/** A word that is longer than most, as names and other languages have them. */
const LONG_WORD = 'Kraftfahrzeugladestationsinstallateur'

/** Longer texts, with a long word, where any text may stand. */
function lengthen(value: unknown, schema: Schema): unknown {
  if (typeof value === 'string') {
    const isFree = schema.format === undefined || schema.format === 'markdown'
    if (!isFree || schema.enum || schema.pattern || schema.const !== undefined) return value
    return `${value} ${LONG_WORD} ${value}`
  }
  if (Array.isArray(value)) return value.map((entry) => lengthen(entry, schema.items ?? {}))
  return isRecord(value) ? mapMembers(value, schema, lengthen) : value
}

const mapMembers = (
  value: Record<string, unknown>,
  { properties = {} }: Schema,
  change: (member: unknown, schema: Schema) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, properties[name] ?? {})]))
