import { missingMigrations } from '../../schemas/migrations/migrations'
import type { SourceDocument } from '../documents/document'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { type Problem, isError } from '../problems/problem'
import { type LoadedSite, commonDocuments } from '../site/site'
import { languageOf } from '../validate/validator'

/**
 * Says of the errors that a migration corrects which the site lacks that `npm run migrate` corrects them.
 * @param read reads the document of a page
 */
export function withMigrationHints(
  problems: Problem[],
  site: LoadedSite,
  read: (file: string) => SourceDocument,
): Problem[] {
  const missing = missingMigrations(site.data)
  if (missing.length === 0 || !problems.some(isError)) return problems
  const documents = new Map(commonDocuments(site).map((document) => [document.file, document]))
  const pages = new Set(site.pages.map(({ file }) => file))
  const placesByFile = new Map<string, Set<string>>()
  const correctedIn = (file: string): Set<string> => {
    const document = documents.get(file) ?? (pages.has(file) ? read(file) : undefined)
    const steps = missing.flatMap(({ plan }) => plan(document?.value, languageOf(site.data)))
    return new Set(steps.flatMap((step) => ('from' in step ? [step.from, step.path] : [step.path])))
  }
  return problems.map((problem) => {
    const { file, pointer } = problem
    if (!isError(problem)) return problem
    return getOrInsertComputed(placesByFile, file, () => correctedIn(file)).has(pointer)
      ? { ...problem, hint: MIGRATE }
      : problem
  })
}

const MIGRATE =
  'Documents of an earlier version of Plat have it like this: run `npm run migrate`, which corrects all of them.'
