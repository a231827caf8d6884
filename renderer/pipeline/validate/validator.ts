import { type Options, Ajv } from 'ajv'
import type { Page, Site } from '../../../schemas/types'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/formats'
import { type Schema, ANNOTATIONS, dereference, readSchemas } from './schemas'

/** The schemas, and two instances of ajv, which compile each schema when it is first needed. */
interface Validator {
  /** The schemas by their $ids, without references. */
  schemas: Map<string, Schema>
  /** Stops at the first error: nearly all documents have none. */
  quick: Ajv
  /** Finds every error, with the value and the schema at its place. */
  allErrors: Ajv
}

/** The schema of each kind of document. */
export const SCHEMA_OF = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  section: 'page.schema.json#/definitions/Section',
}

let compiled: Validator | undefined

/** The schemas, read once per process. */
export const getValidator = (): Validator => compiled ?? renewValidator()

/**
 * Reads the schemas again. Where that fails the earlier ones stay.
 * @throws where a schema is not JSON, or refers to one that doesn't exist
 */
export const renewValidator = (): Validator => (compiled = createValidator(readSchemas()))

/** Whether the data of a page, with shared sections and variables in place, satisfies its schema. */
export const isPage = (data: unknown): data is Page => getValidator().quick.validate(SCHEMA_OF.page, data)

/** Whether the data of site.json satisfies its schema. */
export const isSite = (data: unknown): data is Site => getValidator().quick.validate(SCHEMA_OF.site, data)

/** Prepares schemas for validation. */
export function createValidator(schemas: Map<string, Schema>): Validator {
  const ajvWith = (options: Options) => {
    const ajv = new Ajv({ ...COMMON, ...options })
    for (const { format, test } of FORMAT_RULES) ajv.addFormat(format, test)
    for (const format of FREE_FORMATS) ajv.addFormat(format, true)
    for (const annotation of ANNOTATIONS) ajv.addKeyword(annotation)
    for (const schema of schemas.values()) ajv.addSchema(schema)
    return ajv
  }
  return {
    schemas: dereference(schemas),
    quick: ajvWith({ messages: false }),
    allErrors: ajvWith({ allErrors: true, verbose: true }),
  }
}

const COMMON: Options = {
  discriminator: true,
  strictTypes: false,
  strictTuples: true,
  // the schemas only check whether a text is empty, and counting code points is slow
  unicode: false,
  // ajv would warn of that
  logger: false,
  // optimizing takes longer than it saves
  code: { optimize: false },
}
