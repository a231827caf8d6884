import type { SourceDocument } from '../documents/document'
import { isRecord } from '../documents/is-record'
import type { Problem } from '../problem'
import type { SectionOrigin, WrittenSection } from '../resolved'
import { sharedSectionProblem } from '../rules/references/unknown-shared-section'

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
 * A section that can't be found is left out and told.
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
    if (!isRecord(section) || typeof section.use !== 'string') {
      sections.push(section)
      origins.push(writtenAt(index))
      return
    }
    const name = section.use
    const source = shared.get(name)
    if (!source) {
      problems.push(sharedSectionProblem({ document, path: ['sections', index, 'use'] }, name, [...shared.keys()]))
      return
    }
    const base = source.value
    // a shared document that is broken, or no object, is told once, at its own place
    if (!isRecord(base)) return
    used.push(name)
    const overrides = Object.keys(section).filter((key) => key !== 'use')
    const merged: Record<string, unknown> = { ...base }
    for (const key of overrides) merged[key] = section[key]
    sections.push(merged)
    origins.push({ index, shared: source, overrides })
  })
  return { data: { ...page, sections }, origins, problems, used, complete: sections.length === page.sections.length }
}

/** Where sections stand that pages write out themselves: all pages have the same few places. */
const written: WrittenSection[] = []

const writtenAt = (index: number): WrittenSection => (written[index] ??= { index, overrides: [] })
