import type { SourceDocument } from './document'
import { isRecord } from './is-record'
import { plainValue } from './json-tree'
import type { Problem } from './problem'
import { problemAt } from './problem-at'
import type { SectionOrigin } from './resolved'
import { didYouMean } from './suggest'

interface Merged {
  data: Record<string, unknown>
  origins: SectionOrigin[]
  problems: Problem[]
  /** False when a section had to be left out. */
  complete: boolean
}

/**
 * Replaces each { "use": "name" } of a page by the shared section of that name, under the keys that stand beside "use".
 * A section that can't be found is left out and told.
 * @param used takes the names that were found
 */
export function useSharedSections(
  document: SourceDocument,
  page: Record<string, unknown>,
  shared: Map<string, SourceDocument>,
  used: Set<string>,
): Merged {
  if (!Array.isArray(page.sections)) return { data: page, origins: [], problems: [], complete: true }
  const sections: unknown[] = []
  const origins: SectionOrigin[] = []
  const problems: Problem[] = []
  page.sections.forEach((section: unknown, index) => {
    if (!isRecord(section) || typeof section.use !== 'string') {
      sections.push(section)
      origins.push({ index, overrides: [] })
      return
    }
    const { use, ...overrides } = section
    const source = shared.get(use as string)
    if (!source) return problems.push(unknownShared(document, index, use as string, [...shared.keys()]))
    used.add(use as string)
    const base = source.tree && !source.broken ? plainValue(source.tree) : undefined
    // a shared document that is broken, or no object, is told once, at its own place
    if (!isRecord(base)) return
    sections.push({ ...base, ...overrides })
    origins.push({ index, shared: source, overrides: Object.keys(overrides) })
  })
  return { data: { ...page, sections }, origins, problems, complete: sections.length === page.sections.length }
}

function unknownShared(document: SourceDocument, index: number, name: string, known: string[]): Problem {
  const what = `names "${name}", but shared/ has no ${name}.json`
  const hint = didYouMean(
    name,
    known,
    known.length ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.',
  )
  return problemAt({ document, path: ['sections', index, 'use'] }, { rule: 'unknown-shared-section', what, hint })
}
