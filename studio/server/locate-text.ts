import { type DocumentText, type SourceDocument, textsIn } from '../../renderer/documents/document'
import { type Path, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { originOf } from '../../renderer/site/origins'
import type { ResolvedPage } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'
import { plainText } from '../../sections/ui/markdown-parser'
import type { Located } from '../protocol/framed-page'
import type { SiteDocuments } from './site-documents'

/** What was clicked on a page. */
export interface ClickedPart {
  /** The section's index on the page; null for what surrounds sections. */
  position: number | null
  /** The texts of the section, in their order. */
  texts: string[]
  /** Which of them it is. */
  index: number
  picture?: string | undefined
}

/** A value that a page may show. */
interface Candidate {
  document: SourceDocument
  path: Path
  /** Its path in the data of the section. */
  dataPath?: Path
  /** As it is written, and as readers see it. */
  forms: string[]
}

/** Finds the field that holds what was clicked: in its section, or else among the facts of the site. */
export function locateText(
  clicked: ClickedPart,
  page: ResolvedPage,
  site: LoadedSite,
  documents: SiteDocuments,
): Located {
  const { position, texts, index } = clicked
  const origin = position === null ? undefined : page.origins[position]
  const section = origin && { section: origin.index }
  const language = typeof site.data.language === 'string' ? site.data.language : 'en-US'
  const wanted = clicked.picture ?? texts[index] ?? ''
  // the period behind a link belongs to the text with the link
  const worded = texts.findLastIndex((text, other) => other <= index && wordsIn(text) !== '')
  const find =
    clicked.picture === undefined ? createFinder(texts[worded] ?? '', texts, worded) : createPictureFinder(wanted)
  const candidate =
    find(position === null ? [] : candidatesOn(page, position, language)) ??
    find(site.document ? candidatesIn(site.document, site.data, language) : []) ??
    find(candidatesOnPage(page, position, language))
  if (!candidate) return { ...section, isPlain: false }
  const { document, path, dataPath } = candidate
  const written = valueAt(document.value, path)
  // the section's form has the selection, and not the entries
  const isEntry = [...site.lists.values()].some((list) => list.document.file === document.file)
  return {
    field: { document: documents.idOf(document.file), pointer: toPointer(path) },
    ...(dataPath && !isEntry && { dataPointer: toPointer(dataPath) }),
    ...section,
    isPlain: typeof written === 'string' && simplify(written) === simplify(wanted),
  }
}

/** The texts and numbers of a section, where each is written. */
function candidatesOn(page: ResolvedPage, position: number, language: string): Candidate[] {
  const start = ['sections', position]
  return valuesIn(valueAt(page.data, start)).map(({ path, text }) => ({
    ...originOf(page, [...start, ...path]),
    dataPath: path,
    forms: formsOf(text, language),
  }))
}

/** What surrounds sections may repeat a page's buttons and its city; a section repeats nothing of another one. */
const candidatesOnPage = (page: ResolvedPage, position: number | null, language: string): Candidate[] =>
  valuesIn(page.data)
    .filter(({ path: [name] }) => position === null || name !== 'sections')
    .map(({ path, text }) => ({ ...originOf(page, path), forms: formsOf(text, language) }))

const candidatesIn = (document: SourceDocument, data: unknown, language: string): Candidate[] =>
  valuesIn(data).map(({ path, text }) => ({ document, path, forms: formsOf(text, language) }))

/** Every text and number in a value. */
function valuesIn(value: unknown): DocumentText[] {
  const numbers: DocumentText[] = []
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'number') numbers.push({ path, text: String(value) })
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value))
        visit(member, [...path, Array.isArray(value) ? Number(name) : name])
  }
  visit(value, [])
  return [...textsIn(value), ...numbers]
}

/** A text as it may be shown: whole, without Markdown, line by line; a day also in words. */
function formsOf(text: string, language: string): string[] {
  if (/^\d{4}-\d{2}(?:-\d{2})?$/.test(text)) return [text, ...dayForms(text, language)].map(simplify)
  const plain = /[*_`[\]\\&<#>\n-]/.test(text) ? plainText(text) : text
  return [...new Set([text, plain, ...plain.split('\n')].map(simplify))].filter(Boolean)
}

/** "2025-03-14" is "March 2025" and "March 14, 2025". */
function dayForms(day: string, language: string): string[] {
  const date = new Date(day)
  if (Number.isNaN(date.getTime())) return []
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'long', ...options }).format(date)
  return [write({}), write({ day: 'numeric' })]
}

/** A text without what styles and typography may change: case, white space, quotes, dashes. */
const simplify = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[\s\u200b\u00ad]+/g, ' ')
    .trim()

type Find = (candidates: Candidate[]) => Candidate | undefined

const createPictureFinder =
  (address: string): Find =>
  (candidates) => {
    const [, name = address] = /^(?:.*\/)?assets(\/images\/.*)-\d+\.[0-9a-f]+\.webp$/.exec(address) ?? []
    return candidates.find(({ forms }) => forms.some((form) => form === name || form.replace(/\.[a-z]+$/, '') === name))
  }

/** What share of a text a value must be for it to be shown there: less may be a word of the component by chance. */
const LEAST_SHARE = 0.3

/**
 * Creates the search for a text among values: one that is the same, else the shortest that contains it, such as Markdown with
 * it in bold, else the longest that it contains, such as a name with something added. Of several that are the same, the one is
 * taken that comes as late among them as the text among the same texts of the section.
 */
function createFinder(wanted: string, texts: string[], index: number): Find {
  const text = simplify(wanted)
  const words = wordsIn(text)
  const isSame = (other: string) => simplify(other) === text
  const earlier = texts.slice(0, index).filter(isSame).length
  const all = texts.filter(isSame).length
  return (candidates) => {
    const same = candidates.filter(({ forms }) => forms.includes(text) || (words !== '' && forms.includes(words)))
    if (same.length > 0) {
      // a text that is shown twice, for wide and for narrow windows
      const times = Math.max(1, Math.round(all / same.length))
      return same[Math.min(same.length - 1, all === same.length ? earlier : Math.floor(earlier / times))]
    }
    if (words === '') return undefined
    const around = candidates.filter(({ forms }) => forms.some((form) => holdsWords(form, words)))
    const [shortest] = around.toSorted((a, b) => lengthOf(a) - lengthOf(b))
    if (shortest) return shortest
    const within = candidates.filter(
      ({ forms: [form = ''] }) => form.length >= LEAST_SHARE * text.length && holdsWords(text, form),
    )
    const [longest] = within.toSorted((a, b) => lengthOf(b) - lengthOf(a))
    return longest
  }
}

/** A text without the punctuation around it. */
function wordsIn(text: string): string {
  const characters = [...text]
  const start = characters.findIndex(isLetter)
  return start < 0 ? '' : characters.slice(start, characters.findLastIndex(isLetter) + 1).join('')
}

const isLetter = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character)

const lengthOf = ({ forms: [form = ''] }: Candidate): number => form.length

/** Whether a text has some words, not as a part of others. */
function holdsWords(text: string, words: string): boolean {
  const start = text.indexOf(words)
  if (start < 0) return false
  const isEdge = (one?: string, other?: string) => !isLetter(one) || !isLetter(other)
  return isEdge(text[start - 1], text[start]) && isEdge(text[start + words.length - 1], text[start + words.length])
}
