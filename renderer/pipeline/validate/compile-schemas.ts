import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/formats/registry'
import { ANNOTATIONS } from './annotations'
import type { Schema } from './schemas'

/** What schemas are compiled for: to look whether something is wrong, as quickly as can be, or to tell all that is. */
export type Purpose = 'look' | 'tell'

const COMMON: Options = {
  discriminator: true,
  strictTypes: false,
  strictTuples: true,
  // the schemas only ask whether a text is empty: to count code points, each of its characters would be looked at
  unicode: false,
  // it would warn of that
  logger: false,
  // to make the code shorter takes longer than it saves
  code: { optimize: false },
}

const OPTIONS: Record<Purpose, Options> = {
  look: { ...COMMON, messages: false },
  tell: { ...COMMON, allErrors: true, verbose: true },
}

/** A function for each kind of thing that schemas are asked about. */
export interface CompiledSchemas {
  page: ValidateFunction
  site: ValidateFunction
  section: ValidateFunction
}

/** Compiles the schemas, each when it is first asked for: who only looks at right documents needs few. */
export function compileSchemas(schemas: Map<string, Schema>, purpose: Purpose): CompiledSchemas {
  const ajv = new Ajv(OPTIONS[purpose])
  for (const { format, test } of FORMAT_RULES) ajv.addFormat(format, test)
  for (const format of FREE_FORMATS) ajv.addFormat(format, true)
  for (const annotation of ANNOTATIONS) ajv.addKeyword(annotation)
  for (const schema of schemas.values()) ajv.addSchema(schema)
  const compiled = (id: string): ValidateFunction => {
    const validate = ajv.getSchema(id)
    if (!validate) throw new Error(`schemas/ has no ${id}.`)
    return validate
  }
  return {
    get page() {
      return compiled('page.schema.json')
    },
    get site() {
      return compiled('site.schema.json')
    },
    get section() {
      return compiled('page.schema.json#/definitions/Section')
    },
  }
}
