import type { ErrorObject } from 'ajv'
import { type CompiledSchemas, compileSchemas } from './compile-schemas'
import { type Schema, readSchemas } from './schemas'

/** The schemas, compiled. */
export interface Validator {
  schemas: Map<string, Schema>
  /** Says whether something is wrong, and stops there: nearly all documents are right. */
  look: CompiledSchemas
  /** Tells all that is wrong. */
  tell: CompiledSchemas
}

export type SchemaError = ErrorObject

let compiled: Validator | undefined

/** The schemas, read and compiled once for the process. */
export const getValidator = (): Validator => compiled ?? renewValidator()

/**
 * Reads and compiles the schemas as they are now. Where they can't be used those before stay.
 * @throws where a schema is not JSON, or no schema
 */
export function renewValidator(): Validator {
  const schemas = readSchemas()
  const [look, tell] = [compileSchemas(schemas, 'look'), compileSchemas(schemas, 'tell')]
  return (compiled = { schemas, look, tell })
}
