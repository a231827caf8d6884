import type { SourceDocument } from '../documents/document'
import { isRecord } from '../documents/json-tree'
import type { Problem } from '../problem'
import type { SectionOrigin } from '../resolved'
import { sharedSectionProblem } from '../rules/shared-sections'

interface Merged {
  data: Record<string, unknown>
  origins: SectionOrigin[]
  problems: Problem[]
  /** The names that were found. */
  used: string[]
  /** False when a section had to be left out. */
  complete: boolean
}

/**
 * Replaces each { "use": "name" } of a page by the shared section of that name, under the keys that stand beside "use".
 * A section that can't be found is left out, with a problem.
 */
export function useSharedSections(
  document: SourceDocument,
  page: Record<string, unknown>,
  shared: Map<string, SourceDocument>,
): Merged {
  if (!Array.isArray(page.sections)) return { data: page, origins: [], problems: [], used: [], complete: true }
  const sections: unknown[] = []
  const origins: SectionOrigin[] = []
  const problems: Problem[] = []
  const used: string[] = []
  page.sections.forEach((section: unknown, index) => {
    const { use, ...own }: Record<string, unknown> = isRecord(section) ? section : {}
    if (typeof use !== 'string') {
      sections.push(section)
      origins.push({ index, overrides: [] })
      return
    }
    const source = shared.get(use)
    if (!source) {
      problems.push(sharedSectionProblem({ document, path: ['sections', index, 'use'] }, use, [...shared.keys()]))
      return
    }
    // a shared document that is broken, or no object, is a problem of its own place
    if (!isRecord(source.value)) return
    used.push(use)
    sections.push({ ...source.value, ...own })
    origins.push({ index, shared: source, overrides: Object.keys(own) })
  })
  return { data: { ...page, sections }, origins, problems, used, complete: sections.length === page.sections.length }
}
