import type { ResolvedPage } from '../resolved'
import { documentTexts, sectionAt } from './document-texts'
import { slug } from './names'
import { MASK, hashText, plainWords, sentencesOf } from './words'

/**
 * What a city's page says, in numbers that stand for its texts and sentences: enough to find the pages that may have been
 * copied from it. `{city}` is masked in all of them, so that the pages of two cities can be compared.
 */
export interface CityFacts {
  city: string
  /** The page's head, and its sections. */
  blocks: BlockFacts[]
  /** What it says of its city, in the ways in which a copy may say it that still has the name. */
  named: number[]
  /** The same of what says little beside the name. */
  namedShort: number[]
}

interface BlockFacts {
  /** Those that have the city's name are there with the name masked as well. */
  sentences: number[]
  /** The first sentence of each text that is long enough to show that a block was copied. */
  beginnings: number[]
}

/** Fewer words than these, the city's name aside, are in many texts by chance: "City of Plano". */
export const ENOUGH_WORDS = 3

/** So many words, or more, with one space between two. */
const LONG = new RegExp(`^(?:\\S+ ){${ENOUGH_WORDS - 1}}\\S`)

/** The facts of a page's own document; none where its vars name no city. */
export function cityFacts({
  document,
  vars: { city },
}: Pick<ResolvedPage, 'document' | 'vars'>): CityFacts | undefined {
  if (!city) return undefined
  const facts: CityFacts = { city, blocks: [], named: [], namedShort: [] }
  const blocks = new Map<number, BlockFacts>()
  const name = createName(city)
  for (const { path, text } of documentTexts(document)) {
    const block = blocks.get(sectionAt(path)) ?? { sentences: [], beginnings: [] }
    blocks.set(sectionAt(path), block)
    const sentences = sentencesOf(text.replaceAll('{city}', MASK)).map(plainWords)
    if (LONG.test(sentences.join(' '))) block.beginnings.push(hashText(sentences[0] ?? ''))
    for (const sentence of sentences) {
      block.sentences.push(hashText(sentence))
      const ways = waysToSay(sentence, name)
      if (!ways) continue
      if (ways.masked !== sentence) block.sentences.push(hashText(ways.masked))
      const named = countWords(ways.masked) >= ENOUGH_WORDS ? facts.named : facts.namedShort
      named.push(...ways.named.map(hashText))
    }
  }
  facts.blocks.push(...blocks.values())
  return facts
}

const countWords = (sentence: string): number => sentence.split(' ').filter((word) => word !== MASK).length

interface Name {
  /** As it is written. */
  words: string
  /** The words of how the city may be named: as it is written, as in addresses, and by the mask. */
  forms: string[][]
}

function createName(city: string): Name {
  const words = plainWords(city)
  const forms = new Set([words, plainWords(slug(city)), MASK].filter((form) => form !== ''))
  return { words, forms: [...forms].map((form) => form.split(' ')) }
}

/** Of a sentence that is about the city at more places only two ways are noted. */
const MOST_PLACES = 3

interface Ways {
  masked: string
  named: string[]
}

/**
 * The ways in which a copy may say a sentence of a city's page.
 * @returns undefined where it is not about the city
 * @example "□ bakes, and bath eats" → masked "□ bakes and □ eats", named "□ bakes and bath eats",
 * "bath bakes and □ eats" and "bath bakes and bath eats"
 */
function waysToSay(sentence: string, { words, forms }: Name): Ways | undefined {
  // most sentences are not about the city
  if (!forms.some(([first = '']) => sentence.includes(first))) return undefined
  const parts = partsOf(sentence, forms)
  if (parts.length === 1) return undefined
  const withName = parts.map((part) => (part === MASK ? words : part))
  const masked = parts.map((part, i) => (i % 2 === 1 ? MASK : part)).join('')
  if (parts.length > 2 * MOST_PLACES + 1) {
    const written = parts.some((part, i) => i % 2 === 1 && part !== MASK) ? [sentence] : []
    return { masked, named: [withName.join(''), ...written] }
  }
  let ways = ['']
  for (const [i, part] of parts.entries()) {
    const asIs = ways.map((way) => way + (i % 2 === 1 ? MASK : part))
    ways = i % 2 === 1 ? [...asIs, ...ways.map((way) => way + withName[i])] : asIs
  }
  return { masked, named: ways.slice(1) }
}

/**
 * Parts a sentence so that every other part names the city.
 * @example "□ bakes and fort worth eats" → "", "□", " bakes and ", "fort worth", " eats"
 */
function partsOf(sentence: string, forms: string[][]): string[] {
  const words = sentence.split(' ')
  const parts: string[] = []
  let between = ''
  for (let at = 0; at < words.length;) {
    const form = forms.find((form) => form.every((word, i) => word === words[at + i]))
    if (at > 0) between += ' '
    if (form) {
      parts.push(between, form.join(' '))
      between = ''
    } else between += words[at]
    at += form?.length ?? 1
  }
  return [...parts, between]
}
