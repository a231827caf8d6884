import type { ResolvedPage } from '../resolved'
import { appendWords } from './hash-words'
import { type KnownWords, UNKNOWN } from './known-words'
import { maskOf } from './mask'
import { NumberList } from './number-list'
import { type SectionTexts, gatherSections } from './section-texts'
import { TextUnits } from './text-units'
import { type TypedSection, typedSection } from './typed-section'

/** What a page says in its sections. */
export interface ReadSections {
  /** By hashWords, in the order of reading, with the page's variables masked; until the next page is read. */
  words: NumberList
  /** Where the words of each section end. */
  ends: number[]
  /** One for each of the ends. */
  sections: TypedSection[]
}

// the page that is read
const units = new TextUnits()
const words = new NumberList()

/**
 * Reads a page section by section; one that has no words is left out.
 * Facts of the site are masked too: a page that says one anew, as its telephone number, is no other page for that.
 * @param which 'own' leaves out what comes from shared/ as it stands
 * @param known the words of the page's own document, where it was read already
 */
export function readSections(page: ResolvedPage, which: 'own' | 'all', known?: KnownWords): ReadSections {
  const { texts, sections } = gatherSections(page, which)
  const mask = maskOf(Object.values(page.variables))
  const read: ReadSections = { words, ends: [], sections: [] }
  const places = known && placesIn(known, texts, sections)
  units.write(places ? texts.filter((_, i) => places[i] === UNKNOWN) : texts)
  words.length = 0
  let from = 0
  let text = 0
  for (const { index, type, end } of sections) {
    const before = words.length
    for (; text < end; text++) {
      const place = places?.[text] ?? UNKNOWN
      if (known && place !== UNKNOWN) known.appendTo(words, place)
      else {
        const { length } = texts[text] ?? ''
        appendWords(words, units.room, from, from + length)
        // one more for the line feed between two texts
        from += length + 1
      }
    }
    if (words.length === before) continue
    mask(words, before)
    read.ends.push(words.length)
    read.sections.push(typedSection(index, type))
  }
  return read
}

/** Finds for each text which one of those it is whose words are known. */
function placesIn(known: KnownWords, texts: string[], sections: SectionTexts['sections']): number[] {
  const places: number[] = []
  for (const { index, end } of sections) {
    known.choose(index + 1)
    while (places.length < end) places.push(known.find(texts[places.length] ?? ''))
  }
  return places
}
