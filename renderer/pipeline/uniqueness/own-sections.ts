import { isRecord } from '../is-record'
import type { ResolvedPage } from '../resolved'
import { hashWords } from './hash-words'
import { maskOf } from './mask'
import { readableTexts } from './readable-texts'

/** What a page itself says in one of its sections. */
export interface OwnSection {
  /** The section's place in the page's own list. */
  index: number
  type: string
  /** By hashWords, in the order of reading, with the page's variables masked. */
  words: number[]
}

/**
 * The page's own words, section by section. What comes from shared/ as it stands is not the page's own;
 * but a page that has nothing else is taken by all it shows, or it could be copied without end.
 * Facts of the site are masked too: a page that says one anew, as its telephone number, is no other page for that.
 */
export function ownSections(page: ResolvedPage): OwnSection[] {
  const own = readSections(page, 'own')
  return own.length > 0 ? own : readSections(page, 'all')
}

function readSections({ data, origins, variables }: ResolvedPage, which: 'own' | 'all'): OwnSection[] {
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  const mask = maskOf(Object.values(variables))
  return sections.flatMap((section, at) => {
    const origin = origins[at]
    if (!origin || !isRecord(section) || typeof section.type !== 'string') return []
    const isOwn = ([key]: [string, unknown]) => origin.overrides.includes(key)
    const isPart = origin.shared && which === 'own'
    const own = isPart ? Object.fromEntries(Object.entries(section).filter(isOwn)) : section
    const words = hashWords(readableTexts(section.type, own).join('\n'))
    return words.length === 0 ? [] : [{ index: origin.index, type: section.type, words: mask(words) }]
  })
}
