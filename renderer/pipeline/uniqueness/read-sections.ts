import { isRecord } from '../documents/is-record'
import type { ResolvedPage } from '../resolved'
import { appendWords } from './hash-words'
import { maskOf } from './mask'
import { readTexts } from './read-texts'
import { NumberList } from './number-list'

/** What a page says in one of its sections. */
export interface ReadSection {
  /** The section's place in the page's own list. */
  index: number
  type: string
  /** By hashWords, in the order of reading, with the page's variables masked; until the next section is read. */
  words: Int32Array
}

/** The words of the section that is read. */
const list = new NumberList()

/**
 * Reads a page section by section; one that has no words is left out.
 * Facts of the site are masked too: a page that says one anew, as its telephone number, is no other page for that.
 * @param which 'own' leaves out what comes from shared/ as it stands
 */
export function* readSections(
  { data, origins, variables }: ResolvedPage,
  which: 'own' | 'all',
): Generator<ReadSection> {
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  const mask = maskOf(Object.values(variables))
  for (const [at, section] of sections.entries()) {
    const origin = origins[at]
    if (!origin || !isRecord(section) || typeof section.type !== 'string') continue
    const isOwn = ([key]: [string, unknown]) => origin.overrides.includes(key)
    const isPart = origin.shared && which === 'own'
    const own = isPart ? Object.fromEntries(Object.entries(section).filter(isOwn)) : section
    list.length = 0
    readTexts(section.type, own, (text) => appendWords(list, text))
    if (list.length === 0) continue
    mask(list)
    yield { index: origin.index, type: section.type, words: list.numbers() }
  }
}
