import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Ajv } from 'ajv'
import { ANNOTATIONS } from './annotations'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/formats/registry'
import type { Schema } from './schemas'

const require = createRequire(import.meta.url)
const CACHE = resolve('node_modules/.cache/plat/validators')

/**
 * The schemas as JavaScript. Compiling them takes longer than validating the whole site with them,
 * so the code is kept, under a name that stands for all that it is made from.
 * @returns a CommonJS module that exports page, site and section, and requires "formats"
 */
export function validatorCode(schemas: Map<string, Schema>): string {
  const { version } = require('ajv/package.json') as { version: string }
  const formats = FORMAT_RULES.map(({ format }) => format)
  const ingredients = JSON.stringify([version, [...schemas], formats, FREE_FORMATS, ANNOTATIONS])
  const file = join(CACHE, `${createHash('sha256').update(ingredients).digest('hex').slice(0, 16)}.cjs`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = compile(schemas)
  mkdirSync(dirname(file), { recursive: true })
  // renamed into place, since another process may read it now
  writeFileSync(`${file}.${process.pid}`, code)
  renameSync(`${file}.${process.pid}`, file)
  return code
}

function compile(schemas: Map<string, Schema>): string {
  const { Ajv, _ } = require('ajv') as typeof import('ajv')
  const standalone = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone')
  const ajv: Ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    verbose: true,
    strictTypes: false,
    code: { source: true, formats: _`require("formats")` },
  })
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
