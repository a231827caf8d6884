import { createRequire } from 'node:module'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { FORMAT_RULES } from '../rules/formats/registry'
import { compileKept } from './compile-kept'
import { type Schema, readSchemas } from './schemas'
import { CACHE, validatorCode } from './validator-code'

/** The schemas, compiled. */
export interface Validator {
  schemas: Map<string, Schema>
  /** Says whether something is wrong, and stops there: nearly all documents are right. */
  look: CompiledSchemas
  /** Tells all that is wrong. */
  tell: CompiledSchemas
}

interface CompiledSchemas {
  page: ValidateFunction
  site: ValidateFunction
  section: ValidateFunction
}

export type SchemaError = ErrorObject

const require = createRequire(import.meta.url)
let compiled: Validator | undefined

/** Compiles the schemas once for the process. */
export function getValidator(): Validator {
  if (compiled) return compiled
  const schemas = readSchemas()
  let tell: CompiledSchemas | undefined
  compiled = {
    schemas,
    look: evaluate(validatorCode(schemas, 'look')),
    get tell() {
      return (tell ??= evaluate(validatorCode(schemas, 'tell')))
    },
  }
  return compiled
}

/** Runs the compiled schemas' code, and gives it the formats' tests, which are no part of it. */
function evaluate(code: string): CompiledSchemas {
  const formats = Object.fromEntries(FORMAT_RULES.map(({ format, test }) => [format, test]))
  const module = { exports: {} as CompiledSchemas }
  const load = (name: string): unknown => (name === 'formats' ? formats : require(name))
  compileKept<CompiledSchemas>(code, CACHE)(module, module.exports, load)
  return module.exports
}
