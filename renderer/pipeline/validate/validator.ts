import { Ajv, type Options, type ValidateFunction } from 'ajv'
import type { Page, Section, Site } from '../../../schemas/types'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/formats'
import { ANNOTATIONS, type Schema, dereference, readSchemas } from './schemas'

/** The schemas, compiled for two purposes. */
export interface Validator {
  /** By their $ids, without references. */
  schemas: Map<string, Schema>
  /** Stops at the first error: nearly all documents have none. */
  quick: CompiledSchemas
  /** Finds every error, with the value and the schema of its place. */
  allErrors: CompiledSchemas
}

/** A function for each kind of data that has a schema. */
export interface CompiledSchemas {
  page: ValidateFunction<Page>
  site: ValidateFunction<Site>
  section: ValidateFunction<Section>
}

let compiled: Validator | undefined

/** The schemas, read and compiled once for the process. */
export const getValidator = (): Validator => compiled ?? renewValidator()

/**
 * Reads and compiles the schemas as they are now. Where they can't be used those before stay.
 * @throws where a schema is not JSON, or no schema
 */
export function renewValidator(): Validator {
  const schemas = readSchemas()
  const [quick, allErrors] = [compileSchemas(schemas, 'quick'), compileSchemas(schemas, 'allErrors')]
  return (compiled = { schemas: dereference(schemas), quick, allErrors })
}

/** Whether the data of a page, with its shared sections in place and its variables filled in, is what its schema says. */
export const isPage = (data: unknown): data is Page => getValidator().quick.page(data)

/** The same of site.json. */
export const isSite = (data: unknown): data is Site => getValidator().quick.site(data)

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

const OPTIONS: Record<'quick' | 'allErrors', Options> = {
  quick: { ...COMMON, messages: false },
  allErrors: { ...COMMON, allErrors: true, verbose: true },
}

/** Compiles the schemas, each when it is first needed: most commands need few. */
export function compileSchemas(schemas: Map<string, Schema>, purpose: keyof typeof OPTIONS): CompiledSchemas {
  const ajv = new Ajv(OPTIONS[purpose])
  for (const { format, test } of FORMAT_RULES) ajv.addFormat(format, test)
  for (const format of FREE_FORMATS) ajv.addFormat(format, true)
  for (const annotation of ANNOTATIONS) ajv.addKeyword(annotation)
  for (const schema of schemas.values()) ajv.addSchema(schema)
  const compile = <T>(id: string): ValidateFunction<T> => {
    const validate = ajv.getSchema<T>(id)
    if (!validate) throw new Error(`schemas/ has no ${id}.`)
    return validate
  }
  return {
    get page() {
      return compile<Page>('page.schema.json')
    },
    get site() {
      return compile<Site>('site.schema.json')
    },
    get section() {
      return compile<Section>('page.schema.json#/definitions/Section')
    },
  }
}
