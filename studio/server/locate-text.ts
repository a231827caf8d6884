import { type DocumentText, type SourceDocument, textsIn } from '../../renderer/documents/document'
import { type Path, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import { originOf } from '../../renderer/site/origins'
import type { ResolvedPage } from '../../renderer/site/page'
import { resolveVars } from '../../renderer/site/resolve'
import type { LoadedSite } from '../../renderer/site/site'
import { plainText } from '../../sections/ui/markdown-parser'
import type { LocateRequest, Located } from '../protocol/framed-page'
import type { SiteDocuments } from './site-documents'

/** What was clicked on a page. */
export interface ClickedPart {
  /** The section's index on the page, or the landmark; null for the rest of the page. */
  position: LocateRequest['position']
  /** The texts there, in their order. */
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
  /** Whether a page may show it in parts: it has Markdown. */
  isMarked: boolean
}

/** Finds the field that holds what was clicked: in its section, or else among the facts of the site. */
export function locateText(
  clicked: ClickedPart,
  page: ResolvedPage,
  site: LoadedSite,
  documents: SiteDocuments,
): Located {
  const { position, texts, index, picture } = clicked
  const origin = typeof position === 'number' ? page.origins[position] : undefined
  const section = origin && { section: origin.index }
  const language = typeof site.data.language === 'string' ? site.data.language : 'en-US'
  // the period behind a link belongs to the text with the link
  const worded = texts.findLastIndex((text, other) => other <= index && wordsIn(text) !== '')
  const wanted = picture ?? texts[index] ?? ''
  const places = [
    typeof position === 'number' ? sectionCandidates(page, position, language) : [],
    cityCandidates(site, texts[worded] ?? ''),
    ...siteCandidates(site, position, language),
    pageCandidates(page, position, language),
  ]
  const candidate = findFirst(
    places,
    picture === undefined ? createFinders(texts[worded] ?? '', texts, worded) : [createPictureFinder(picture)],
  )
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

/** Tries the surest search everywhere, in the likeliest place first, before the next one. */
function findFirst(places: Candidate[][], finders: Find[]): Candidate | undefined {
  for (const find of finders)
    for (const place of places) {
      const candidate = find(place)
      if (candidate) return candidate
    }
  return undefined
}

/** The texts and numbers of a section, where each is written. */
function sectionCandidates(page: ResolvedPage, position: number, language: string): Candidate[] {
  const start = ['sections', position]
  return valuesIn(valueAt(page.data, start)).map(({ path, text }) => ({
    ...originOf(page, [...start, ...path]),
    dataPath: path,
    ...shownAs(text, language),
  }))
}

/** What each landmark shows, by its name in site.json. */
const SHOWN_IN = { header: 'navigation', footer: 'footer' }

/** The facts of the site, those that a landmark shows first. No page shows what only search engines are told: "business". */
function siteCandidates(
  { document, data }: LoadedSite,
  position: ClickedPart['position'],
  language: string,
): Candidate[][] {
  if (!document) return []
  const all = valuesIn(data)
    .filter(({ path: [name] }) => name !== 'business')
    .map(({ path, text }) => ({ document, path, ...shownAs(text, language) }))
  const shown = typeof position === 'string' ? all.filter(({ path: [name] }) => name === SHOWN_IN[position]) : []
  return [shown, all]
}

/** What surrounds sections may repeat a page's buttons and its city; a section repeats nothing of another one. */
const pageCandidates = (page: ResolvedPage, position: ClickedPart['position'], language: string): Candidate[] =>
  valuesIn(page.data)
    .filter(({ path: [name] }) => typeof position !== 'number' || name !== 'sections')
    .map(({ path, text }) => ({ ...originOf(page, path), ...shownAs(text, language) }))

/** The city of this name, as its own page says it: lists and maps of cities have the name from there. */
function cityCandidates(site: LoadedSite, name: string): Candidate[] {
  const page = site.pages.find(({ file }) => {
    const { city } = resolveVars(site.headOf(file).vars, site)
    return city !== undefined && simplify(city) === simplify(name)
  })
  return page ? [{ document: readPage(page, site).document, path: ['vars', 'city'], ...shownAs(name, '') }] : []
}

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
function shownAs(text: string, language: string): Pick<Candidate, 'forms' | 'isMarked'> {
  if (/^\d{4}-\d{2}(?:-\d{2})?$/.test(text))
    return { forms: [text, ...dayForms(text, language)].map(simplify), isMarked: false }
  const isMarked = /[*_`[\]\\&<#>\n-]/.test(text)
  const plain = isMarked ? plainText(text) : text
  const forms = [...new Set([text, plain, ...plain.split('\n')].map(simplify))].filter(Boolean)
  return { forms, isMarked: isMarked && simplify(plain) !== simplify(text) }
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
 * Creates searches for a text among values, from the surest to the least sure: one that is the same or shows it as a part of its
 * Markdown, such as words in bold; the shortest that contains it; the longest that it contains, such as a name with something
 * added. Of several that are the same, the one is taken that comes as late among them as the text among the same texts there.
 */
function createFinders(wanted: string, texts: string[], index: number): Find[] {
  const text = simplify(wanted)
  const words = wordsIn(text)
  const isSame = (other: string) => simplify(other) === text
  const earlier = texts.slice(0, index).filter(isSame).length
  const all = texts.filter(isSame).length
  const holdsText = ({ forms }: Candidate) => forms.some((form) => holdsWords(form, words))
  const findShortest = (candidates: Candidate[]) =>
    candidates.filter(holdsText).toSorted((a, b) => lengthOf(a) - lengthOf(b))[0]
  const findSame: Find = (candidates) => {
    const same = candidates.filter(({ forms }) => forms.includes(text) || (words !== '' && forms.includes(words)))
    if (same.length === 0) return words === '' ? undefined : findShortest(candidates.filter(({ isMarked }) => isMarked))
    // a text that is shown twice, for wide and for narrow windows
    const times = Math.max(1, Math.round(all / same.length))
    return same[Math.min(same.length - 1, all === same.length ? earlier : Math.floor(earlier / times))]
  }
  if (words === '') return [findSame]
  const findLongest: Find = (candidates) =>
    candidates
      .filter(({ forms: [form = ''] }) => form.length >= LEAST_SHARE * text.length && holdsWords(text, form))
      .toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  return [findSame, (candidates) => findShortest(candidates) ?? findLongest(candidates)]
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
