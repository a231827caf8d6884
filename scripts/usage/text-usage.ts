import { type Origin, type SourceDocument, documentTexts, textsIn } from '../../renderer/documents/document'
import { valueAt } from '../../renderer/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { originOf } from '../../renderer/site/origins'
import { commonDocuments } from '../../renderer/site/site'
import type { ResolvedDocument, ResolvedPage } from '../../renderer/site/page'
import { shorten } from '../../renderer/problems/shorten'
import { plainText } from '../../sections/ui/markdown-parser'
import { summarizeValue } from '../terminal'
import type { Usage } from './section-usage'

/**
 * Finds the texts that contain some words: as they are written, with their variables filled in, or without the marks of
 * Markdown. Upper and lower case don't matter.
 */
export function findText(site: OpenSite, words: string): Usage {
  const pattern = patternOf(words)
  const contains = (text: string) => pattern.test(text) || (MARKS.test(text) && pattern.test(plainText(text)))
  const findingOf = (origin: Origin, text: string, page?: ResolvedPage) => {
    const written = String(valueAt(origin.document.value, origin.path))
    if (!contains(written) && !contains(text)) return []
    const index = pattern.exec(written)?.index
    // quoted as it is written, even if it has the words only when it is shown, since that is what an author can change
    return [{ origin, page, index, detail: excerptAt(written, index) }]
  }
  const shown = (document: ResolvedDocument, page?: ResolvedPage) =>
    textsIn(document.data).flatMap(({ path, text }) => findingOf(originOf(document, path), text, page))
  // finds texts that no page shows too, such as one that every page overrides
  const written = (document: SourceDocument) =>
    documentTexts(document).flatMap(({ path, text }) => findingOf({ document, path }, text))
  const { document, data, parsedPages, resolvedPages, unused } = site
  const common = commonDocuments(site).filter((other) => other !== document)
  const findings = [
    ...(document ? shown({ document, data }) : []),
    ...resolvedPages.flatMap((page) => shown(page, page)),
    ...unused.flatMap((section) => shown(section)),
    ...[...parsedPages.map((page) => page.document), ...common].flatMap(written),
  ]
  return { findings }
}

/** Characters in Markdown that make a text look different from how it is written. */
const MARKS = /[*_`[\\&<]/

/** Creates the pattern of some words. Spaces match line breaks, and straight quotes match curly ones. */
function patternOf(words: string): RegExp {
  const source = words
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll("'", "['‘’]")
    .replaceAll('"', '["“”]')
  return new RegExp(source, 'iu')
}

/** How many characters are shown at most before the words that were found. */
const BEFORE = 24

/** A text in a few words, from the beginning of a word before an index, or from its own beginning. */
function excerptAt(text: string, index = 0): string {
  if (index <= BEFORE) return summarizeValue(text)
  const start = index - BEFORE
  const space = text.slice(start, index).search(/\s/)
  return summarizeValue(shorten(text, text.length, start + Math.max(space, 0)))
}
