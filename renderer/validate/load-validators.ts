import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import type * as AjvPackage from 'ajv'
import type { KeywordCxt, Options, ValidateFunction } from 'ajv'
import type * as StandalonePackage from 'ajv/dist/standalone'
import { cacheFolders, writableCache } from '../documents/cache-folders.mjs'
import { kindOf, packageFile } from '../documents/packages'
import { isBlank } from '../documents/variables'
import { writeAtomically } from '../documents/write-atomically'
import { FORMAT_RULES, FREE_FORMATS } from '../rules/values/formats'
import { type Schema, ANNOTATIONS } from '../schema/schemas'

/** Validates data, by the $id of its schema. */
export type Validators = Partial<Record<string, ValidateFunction>>

/** The schemas of documents and of selections from lists. The others are parts of these. */
const WHOLE = /^(?:lists\/|selections\/|[^/]*$)/

const require = createRequire(import.meta.url)

const KIND = kindOf('validators')

/** In what the validators differ. */
const OPTIONS = {
  quick: { messages: false },
  'all-errors': { allErrors: true, verbose: true, validateSchema: false },
} satisfies Record<string, Options>

const COMMON: Options = {
  discriminator: true,
  strictTypes: false,
  strictTuples: true,
  // schemas only check whether texts are empty, and counting code points is slow
  unicode: false,
  // otherwise ajv warns about "unicode"
  logger: false,
}

/** The functions that the validators' code calls, by their names there. */
const CALLED = { isBlank, formats: Object.fromEntries(FORMAT_RULES.map(({ format, test }) => [format, test])) }

/**
 * Loads validators. ajv writes them as code (https://ajv.js.org/standalone.html), which takes a third of a second, as long as
 * all the rest of validating forty pages. So the code is kept until the schemas change.
 */
export function loadValidators(name: keyof typeof OPTIONS, schemas: Map<string, Schema>): Validators {
  const options = { ...COMMON, ...OPTIONS[name] }
  const sources = [packageFile('ajv/package.json'), fileURLToPath(import.meta.url)].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const madeFrom = JSON.stringify([...sources, Object.keys(CALLED.formats), FREE_FORMATS, ...schemas.values()])
  const heading = `// ${hash('sha256', madeFrom)}\n`
  const kept = cacheFolders(KIND)
    .map((folder) => join(folder, `${name}.js`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .find((code) => code.startsWith(heading))
  if (kept !== undefined) return evaluate(kept)
  const code = heading + writeCode(options, schemas)
  try {
    writeAtomically(join(writableCache(KIND), `${name}.js`), code)
  } catch {
    // the disk is full: the next process writes it
  }
  return evaluate(code)
}

function evaluate(code: string): Validators {
  const exports: Validators = {}
  compileFunction(code, ['require', 'exports', ...Object.keys(CALLED)])(require, exports, ...Object.values(CALLED))
  return exports
}

/** Writes the code of validators. ajv is loaded here, since most processes don't need it. */
function writeCode(options: Options, schemas: Map<string, Schema>): string {
  const { Ajv, _ } = require('ajv') as typeof AjvPackage
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof StandalonePackage
  const ajv = new Ajv({ ...options, code: { source: true, formats: _`formats` } })
  for (const { format, test } of FORMAT_RULES) ajv.addFormat(format, test)
  for (const format of FREE_FORMATS) ajv.addFormat(format, true)
  for (const annotation of ANNOTATIONS) ajv.addKeyword(annotation)
  ajv.removeKeyword('minLength').addKeyword({
    keyword: 'minLength',
    type: 'string',
    schemaType: 'number',
    code: (context) => minLength(context, _),
  })
  for (const schema of schemas.values()) ajv.addSchema(schema)
  const ids = [...schemas.keys()].filter((id) => WHOLE.test(id))
  return standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])))
}

/** Writes the code of the keyword as in JSON Schema, except that a blank text counts as empty. */
function minLength(context: KeywordCxt, code: typeof AjvPackage._): void {
  context.fail(code`${context.data}.length < ${context.schema} || isBlank(${context.data})`)
}
