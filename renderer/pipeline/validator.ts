import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { formats } from './formats'
import { type Schema, readSchemas } from './schemas'

/** The schemas, compiled. */
export interface Validator {
  schemas: Map<string, Schema>
  page: ValidateFunction
  site: ValidateFunction
  section: ValidateFunction
}

export type SchemaError = ErrorObject

let compiled: Validator | undefined

/** Compiles the schemas once for the process. */
export function getValidator(): Validator {
  if (compiled) return compiled
  const schemas = readSchemas()
  const ajv = new Ajv({ allErrors: true, discriminator: true, verbose: true, strictTypes: false })
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
  for (const schema of schemas.values()) ajv.addSchema(schema)
  compiled = {
    schemas,
    page: ajv.compile({ $ref: 'page.schema.json' }),
    site: ajv.compile({ $ref: 'site.schema.json' }),
    section: ajv.compile({ $ref: 'page.schema.json#/definitions/Section' }),
  }
  return compiled
}
