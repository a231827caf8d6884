import type { ResolvedPage } from '../resolved'
import { appendWords } from './hash-words'
import { maskOf } from './mask'
import { NumberList } from './number-list'
import { gatherSections } from './section-texts'
import { TextUnits } from './text-units'

/** What a page says in its sections. */
export interface ReadSections {
  /** By hashWords, in the order of reading, with the page's variables masked; until the next page is read. */
  words: NumberList
  /** Where the words of each section end. */
  ends: number[]
  /** One for each of the ends: the section's place in the page's own list, and its type. */
  sections: { index: number; type: string }[]
}

// the page that is read
const units = new TextUnits()
const words = new NumberList()

/**
 * Reads a page section by section; one that has no words is left out.
 * Facts of the site are masked too: a page that says one anew, as its telephone number, is no other page for that.
 * @param which 'own' leaves out what comes from shared/ as it stands
 */
export function readSections(page: ResolvedPage, which: 'own' | 'all'): ReadSections {
  const gathered = gatherSections(page, which)
  const mask = maskOf(Object.values(page.variables))
  const read: ReadSections = { words, ends: [], sections: [] }
  units.write(gathered.texts)
  words.length = 0
  let from = 0
  for (const { index, type, end } of gathered.sections) {
    const before = words.length
    appendWords(words, units.room, from, end - 1)
    from = end
    if (words.length === before) continue
    mask(words, before)
    read.ends.push(words.length)
    read.sections.push({ index, type })
  }
  return read
}
