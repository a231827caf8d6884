import { createRequire } from 'node:module'
import type { Ajv, Options } from 'ajv'
import { ANNOTATIONS } from './annotations'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/formats/registry'
import type { Schema } from './schemas'

// loaded only when there is something to compile, which is seldom
const require = createRequire(import.meta.url)

/** What code is for: to look whether something is wrong, as quickly as can be, or to tell all that is. */
export type Purpose = 'look' | 'tell'

const COMMON: Options = {
  discriminator: true,
  strictTypes: false,
  strictTuples: true,
  // the schemas only ask whether a text is empty: to count code points, each of its characters would be looked at
  unicode: false,
  // it would warn of that
  logger: false,
}

/** What the code depends on beside the schemas. */
export const OPTIONS: Record<Purpose, Options> = {
  look: { ...COMMON, messages: false },
  tell: { ...COMMON, allErrors: true, verbose: true },
}

/**
 * Makes JavaScript of the schemas.
 * @returns a CommonJS module that exports page, site and section, and requires "formats"
 */
export function compileSchemas(schemas: Map<string, Schema>, purpose: Purpose): string {
  const { Ajv, _ } = require('ajv') as typeof import('ajv')
  const standalone = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone')
  const ajv: Ajv = new Ajv({ ...OPTIONS[purpose], code: { source: true, formats: _`require("formats")` } })
  for (const { format, test } of FORMAT_RULES) ajv.addFormat(format, test)
  for (const format of FREE_FORMATS) ajv.addFormat(format, true)
  for (const annotation of ANNOTATIONS) ajv.addKeyword(annotation)
  for (const schema of schemas.values()) ajv.addSchema(schema)
  return standalone.default(ajv, {
    page: 'page.schema.json',
    site: 'site.schema.json',
    section: 'page.schema.json#/definitions/Section',
  })
}
