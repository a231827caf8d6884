import { isRecord } from '../documents/is-record'
import type { ResolvedPage } from '../resolved'
import { readTexts } from './read-texts'
import type { TypedSection } from './typed-section'

/** The texts that people read on a page, section by section. */
export interface SectionTexts {
  texts: string[]
  sections: (TypedSection & {
    /** The number of the first text after its own. */
    end: number
  })[]
}

/** @param which 'own' leaves out what comes from shared/ as it stands */
export function gatherSections({ data, origins }: ResolvedPage, which: 'own' | 'all'): SectionTexts {
  const gathered: SectionTexts = { texts: [], sections: [] }
  const { texts } = gathered
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at]
    const origin = origins[at]
    if (!origin || !isRecord(section) || typeof section.type !== 'string') continue
    const { index, shared, overrides } = origin
    readTexts(section.type, section, texts, shared && which === 'own' ? overrides : undefined)
    gathered.sections.push({ index, type: section.type, end: texts.length })
  }
  return gathered
}
