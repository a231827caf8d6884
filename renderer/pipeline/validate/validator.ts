import { Ajv, type Options } from 'ajv'
import type { Page, Site } from '../../../schemas/types'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/formats'
import { ANNOTATIONS, type Schema, dereference, readSchemas } from './schemas'

/** The schemas, for three purposes. Ajv compiles each when it is first asked for: most commands need few. */
export interface Validator {
  /** By their $ids, without references. */
  schemas: Map<string, Schema>
  /** Stops at the first error: nearly all documents have none. */
  quick: Ajv
  /** Finds every error, with the value and the schema of its place. */
  allErrors: Ajv
}

/** The schema of each kind of document. */
export const SCHEMA_OF = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  section: 'page.schema.json#/definitions/Section',
}

let compiled: Validator | undefined

/** The schemas, read and compiled once for the process. */
export const getValidator = (): Validator => compiled ?? renewValidator()

/**
 * Reads the schemas as they are now. Where they can't be used those before stay.
 * @throws where a schema is not JSON, or refers to none
 */
export const renewValidator = (): Validator => (compiled = createValidator(readSchemas()))

/** Whether the data of a page, with its shared sections in place and its variables filled in, is what its schema says. */
export const isPage = (data: unknown): data is Page => getValidator().quick.validate(SCHEMA_OF.page, data)

/** The same of site.json. */
export const isSite = (data: unknown): data is Site => getValidator().quick.validate(SCHEMA_OF.site, data)

/** Makes these schemas ready to be asked. */
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
  // the schemas only ask whether a text is empty: to count code points, ajv would go through each of its characters
  unicode: false,
  // it would warn of that
  logger: false,
  // to make the code shorter takes longer than it saves
  code: { optimize: false },
}
