/** npm run types: generates files from the sections, the schemas and the rules. */
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { reportPretty, terminalColors } from '../../renderer/problems/pretty'
import { locate } from '../../renderer/problems/problem'
import { type Schema, readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { readExamples } from '../../renderer/schema/section-examples'
import { validate } from '../../renderer/validate/validate'
import { EXIT, Failure, commandLine, createCommand, failureOf, run } from '../command'
import { findProgram } from '../programs'
import { generateFromSchemas } from './generate-from-schemas'
import { generateListSchemas } from './list-schemas'
import { compareFiles, writeFiles } from './generated-files'
import { generateSectionLists } from './section-lists'
import { generateWordsSchema } from './words-schema'

const command = createCommand(
  'types',
  'Generates the lists of sections and islands, the types, the schemas for editors, and docs/rules.md. Then lists the examples, code and documents that no longer fit.',
).option('--check', 'write nothing, and exit with 1 if a file is out of date')

export const finished = run(command, async ({ check }: { check?: boolean }) => {
  const use = check ? compareFiles : writeFiles
  // in this order, since a merge may have broken any of these files, and each step needs the ones before it
  use(await generateSectionLists())
  use(await generateWordsSchema())
  use(await generateListSchemas(openSchemas()))
  const schemas = openSchemas()
  use(await generateFromSchemas())
  const options = check ? ['--check'] : []
  const rulesPage = spawnSync(process.execPath, ['scripts/run.cjs', 'scripts/types/update-rules-page.ts', ...options], {
    stdio: 'inherit',
  })
  if (rulesPage.status !== 0) process.exitCode = EXIT.problems
  if (check) return
  const misfits = await findMisfits(schemas)
  for (const misfit of misfits) console.log(`\n${misfit}`)
  if (misfits.length > 0) process.exitCode = EXIT.problems
  else console.log(`${terminalColors.green('✓')} Examples, code and documents fit.`)
})

/** @throws Failure if a schema isn't valid JSON */
function openSchemas(): Map<string, Schema> {
  try {
    return readSchemas()
  } catch (error) {
    throw new Failure((error as Error).message)
  }
}

/** Finds what no longer fits the schemas: examples of sections, code, and documents of the site. */
async function findMisfits(schemas: Map<string, Schema>): Promise<string[]> {
  const [code, documents] = await Promise.all([
    failureOf(findProgram('tsc'), ['--pretty', 'false']),
    failureOf(process.execPath, commandLine('validate')),
  ])
  return [
    ...misfittingExamples(sectionTypes(schemas)),
    ...(code ? [`The code no longer fits the types:\n${code}`] : []),
    ...ignoredFields(schemas),
    ...(documents ? [`Documents no longer fit:\n${documents}`] : []),
  ]
}

function misfittingExamples(types: string[]): string[] {
  const parsed = types.flatMap(readExamples).map(({ file, text }) => parseDocument(file, text))
  const problems = parsed.flatMap(({ document, problems }) => [
    ...problems,
    ...(document.value !== undefined ? validate('section', { document, data: document.value }, () => []) : []),
  ])
  if (problems.length === 0) return []
  const textOf = (file: string) => parsed.find(({ document }) => document.file === file)?.document.text ?? ''
  return [`Examples no longer fit:\n${reportPretty(locate({ problems, textOf }), terminalColors).trimEnd()}`]
}

/** Finds required fields whose names are nowhere in the code of the section. */
function ignoredFields(schemas: Map<string, Schema>): string[] {
  // the element of every section uses these
  const common = ['type', 'id', 'hideOnPhones']
  return sectionTypes(schemas).flatMap((type) => {
    const { required = [] } = schemas.get(`sections/${type}.schema.json`) ?? {}
    const code = readdirSync(`sections/${type}`)
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(`sections/${type}/${name}`, 'utf8'))
      .join('\n')
    const ignored = required.filter((name) => !common.includes(name) && !new RegExp(`\\b${name}\\b`).test(code))
    if (ignored.length === 0) return []
    return [
      `The code in sections/${type}/ doesn’t use ${ignored.map((name) => `"${name}"`).join(', ')}, which every ${type} must have. Show it, or remove it from "required".`,
    ]
  })
}
