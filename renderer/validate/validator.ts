import type { ValidateFunction } from 'ajv'
import type { Page, Site } from '../../schemas/types'
import { type Path, valueAt } from '../documents/json-tree'
import { FORMAT_RULES } from '../rules/values/formats'
import { type SchemaError, SCHEMA_OF, getSchemas, readSchemas, renewSchemas, schemaAt } from '../schema/schemas'
import { type Validators, loadValidators } from './load-validators'

/** A validator that stops at the first error, since nearly all documents have none, and one that finds every error. */
let validators: { quick?: Validators; allErrors?: Validators } = {}

/**
 * Reads the schemas again. If that fails, the earlier ones stay in use.
 * @throws if a schema is not JSON, or refers to one that doesn't exist
 */
export function renewValidator(): void {
  renewSchemas()
  validators = {}
}

/**
 * Whether data, with shared sections and variables in place, is valid against a schema.
 * @param id the schema's $id: that of a document, or of a selection from a list
 */
export function isValid(id: string, data: unknown): boolean {
  validators.quick ??= loadValidators('quick', readSchemas())
  return validatorOf(validators.quick, id)(data)
}

/** Lists every error in data, with the value and the schema that it is about. */
export function findErrors(id: string, data: unknown): SchemaError[] {
  validators.allErrors ??= loadValidators('all-errors', readSchemas())
  const validate = validatorOf(validators.allErrors, id)
  return validate(data) ? [] : (validate.errors ?? [])
}

function validatorOf(validators: Validators, id: string): ValidateFunction {
  const validate = validators[id]
  if (!validate) throw new Error(`No document is validated against ${id}.`)
  return validate
}

export const isPage = (data: unknown): data is Page => isValid(SCHEMA_OF.page, data)

export const isSite = (data: unknown): data is Site => isValid(SCHEMA_OF.site, data)

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
