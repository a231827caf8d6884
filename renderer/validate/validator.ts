import { type FuncKeywordDefinition, type Options, Ajv } from 'ajv'
import type { Page, Site } from '../../schemas/types'
import { type Path, valueAt } from '../documents/json-tree'
import { isBlank } from '../documents/variables'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/values/formats'
import { type Schema, ANNOTATIONS, SCHEMA_OF, getSchemas, readSchemas, renewSchemas, schemaAt } from '../schema/schemas'

let compiled: ReturnType<typeof createValidator> | undefined

/** Two instances of ajv, which compile each schema on first use. */
export const getValidator = () => (compiled ??= createValidator(readSchemas()))

/**
 * Reads the schemas again. If that fails, the earlier ones stay in use.
 * @throws if a schema is not JSON, or refers to one that doesn't exist
 */
export function renewValidator(): void {
  renewSchemas()
  compiled = undefined
}

/** Whether the data of a page, with shared sections and variables in place, is valid against its schema. */
export const isPage = (data: unknown): data is Page => getValidator().quick.validate(SCHEMA_OF.page, data)

/** Whether the data of site.json is valid against its schema. */
export const isSite = (data: unknown): data is Site => getValidator().quick.validate(SCHEMA_OF.site, data)

/** The text at a path of site.json's data; undefined if it is missing, empty, or invalid against its schema. */
export function validTextAt(site: unknown, path: Path): string | undefined {
  const text = valueAt(site, path)
  if (typeof text !== 'string' || text === '') return undefined
  const { format, pattern = '' } = schemaAt(getSchemas().get(SCHEMA_OF.site), site, path) ?? {}
  const rule = FORMAT_RULES.find((rule) => rule.format === format)
  return (!rule || rule.test(text)) && new RegExp(pattern).test(text) ? text : undefined
}

/** The language of a site's texts, as a language tag. */
export const languageOf = (site: unknown): string => validTextAt(site, ['language']) ?? 'en-US'

function createValidator(schemas: Map<string, Schema>) {
  const ajvWith = (options: Options) => {
    const ajv = new Ajv({ ...COMMON, ...options })
    for (const { format, test } of FORMAT_RULES) ajv.addFormat(format, test)
    for (const format of FREE_FORMATS) ajv.addFormat(format, true)
    for (const annotation of ANNOTATIONS) ajv.addKeyword(annotation)
    ajv.removeKeyword('minLength').addKeyword(MIN_LENGTH)
    for (const schema of schemas.values()) ajv.addSchema(schema)
    return ajv
  }
  return {
    /** Stops at the first error, since nearly all documents have none. */
    quick: ajvWith({ messages: false }),
    /** Finds every error, with its value and schema. `quick` has validated the schemas themselves. */
    allErrors: ajvWith({ allErrors: true, verbose: true, validateSchema: false }),
  }
}

/** As in JSON Schema, except that a blank text counts as empty. */
const MIN_LENGTH: FuncKeywordDefinition = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  validate: (minimum: number, text: string) => text.length >= minimum && !isBlank(text),
}

const COMMON: Options = {
  discriminator: true,
  strictTypes: false,
  strictTuples: true,
  // schemas only check whether texts are empty, and counting code points is slow
  unicode: false,
  // otherwise ajv warns about "unicode"
  logger: false,
  // optimizing takes longer than it saves
  code: { optimize: false },
}
