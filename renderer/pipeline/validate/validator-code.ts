import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { ANNOTATIONS } from './annotations'
import { OPTIONS, type Purpose, compileSchemas } from './compile-schemas'
import { keepFile } from './keep-file'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/formats/registry'
import type { Schema } from './schemas'

const require = createRequire(import.meta.url)

/** Where code is kept. */
export const CACHE = resolve('node_modules/.cache/plat/validators')

/**
 * The schemas as JavaScript. Compiling them takes longer than validating the whole site with them, so the code is kept,
 * under a name that stands for all that it is made from.
 * @param folder where it is kept
 * @returns what compileSchemas does
 */
export function validatorCode(schemas: Map<string, Schema>, purpose: Purpose, folder = CACHE): string {
  const { version } = require('ajv/package.json') as { version: string }
  const formats = FORMAT_RULES.map(({ format }) => format)
  const ingredients = JSON.stringify([version, [...schemas], formats, FREE_FORMATS, ANNOTATIONS, OPTIONS[purpose]])
  const file = join(folder, `${createHash('sha256').update(ingredients).digest('hex').slice(0, 16)}.cjs`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = compileSchemas(schemas, purpose)
  keepFile(file, code)
  return code
}
