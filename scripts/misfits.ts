import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { parseDocument } from '../renderer/pipeline/documents/parse-document'
import { locate } from '../renderer/pipeline/problems/problem'
import { reportPretty, terminalColors } from '../renderer/pipeline/problems/pretty'
import { validate } from '../renderer/pipeline/validate/validate'
import { type Schema, readSchemas, sectionTypes } from '../renderer/pipeline/validate/schemas'
import { commandLine } from './command-line'

/** Fields that every section has, which its outermost element deals with. */
const COMMON = new Set(['type', 'id', 'hideOnPhones'])

/**
 * Tells what no longer fits schemas that were edited: the examples of sections, the code, and the documents of the site.
 * @returns nothing where all fits, else the text that says what doesn't
 */
export async function findMisfits(): Promise<string[]> {
  const schemas = readSchemas()
  const [code, documents] = await Promise.all([
    outputOf('node_modules/.bin/tsc', ['--pretty', 'false']),
    outputOf(process.execPath, commandLine('validate')),
  ])
  return [
    ...examplesThatDontFit(sectionTypes(schemas)),
    ...(code ? [`The code no longer fits the types:\n${code}`] : []),
    ...ignoredFields(schemas),
    ...(documents ? [`Documents no longer fit:\n${documents}`] : []),
  ]
}

/** What a program prints where it fails; nothing where all is well. */
function outputOf(program: string, args: string[]): Promise<string> {
  const options = { shell: process.platform === 'win32', maxBuffer: Infinity }
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : ''),
    )
  })
}

function examplesThatDontFit(types: string[]): string[] {
  const parsed = types.map((type) => {
    const file = `sections/${type}/example.json`
    return { type, ...parseDocument(file, readFileSync(file, 'utf8')) }
  })
  const found = parsed.flatMap(({ document, problems }) => [
    ...problems,
    ...(document.tree ? validate('section', { document, data: document.value }, () => []) : []),
  ])
  if (found.length === 0) return []
  const texts = new Map(parsed.map(({ document }) => [document.file, document.text]))
  const located = locate({ problems: found, textOf: (file) => texts.get(file) ?? '' })
  return [`Examples no longer fit:\n${reportPretty(located, terminalColors).trimEnd()}`]
}

/** Fields that a section must have, and whose name stands nowhere in the code of its folder. */
function ignoredFields(schemas: Map<string, Schema>): string[] {
  return sectionTypes(schemas).flatMap((type) => {
    const { required = [] } = schemas.get(`sections/${type}.schema.json`) ?? {}
    const code = readdirSync(`sections/${type}`)
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(`sections/${type}/${name}`, 'utf8'))
      .join('\n')
    const ignored = required.filter((name) => !COMMON.has(name) && !new RegExp(`\\b${name}\\b`).test(code))
    if (ignored.length === 0) return []
    return [
      `sections/${type}/ never names ${ignored.map((name) => `"${name}"`).join(', ')}, which every ${type} must have. Show it, or take it out of "required".`,
    ]
  })
}
