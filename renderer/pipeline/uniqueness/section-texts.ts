import { isRecord } from '../documents/is-record'
import type { ResolvedPage } from '../resolved'
import { readTexts } from './read-texts'

/** The texts that people read on a page, section by section. */
export interface SectionTexts {
  texts: string[]
  /** Each with its place in the page's own list, and where its texts end when all are written one behind the other. */
  sections: { index: number; type: string; end: number }[]
}

/** @param which 'own' leaves out what comes from shared/ as it stands */
export function gatherSections({ data, origins }: ResolvedPage, which: 'own' | 'all'): SectionTexts {
  const gathered: SectionTexts = { texts: [], sections: [] }
  const { texts } = gathered
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  let [seen, end] = [0, 0]
  for (const [at, section] of sections.entries()) {
    const origin = origins[at]
    if (!origin || !isRecord(section) || typeof section.type !== 'string') continue
    const { index, shared, overrides } = origin
    readTexts(section.type, section, texts, shared && which === 'own' ? overrides : undefined)
    // one more for the line feed between two texts
    for (; seen < texts.length; seen++) end += (texts[seen] ?? '').length + 1
    gathered.sections.push({ index, type: section.type, end })
  }
  return gathered
}
