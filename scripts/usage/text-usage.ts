import { type Origin, type SourceDocument, documentTexts, textsIn } from '../../renderer/documents/document'
import { valueAt } from '../../renderer/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { originOf } from '../../renderer/site/origins'
import type { ResolvedDocument, ResolvedPage } from '../../renderer/site/page'
import { plainText } from '../../sections/ui/markdown-parser'
import { shorten } from '../terminal'
import type { Usage } from './section-usage'

/**
 * The texts that contain some words: as they are written, with their variables filled in, or as they are read, without the
 * marks of Markdown. Large and small letters are the same.
 */
export function findText(site: OpenSite, words: string): Usage {
  const pattern = patternOf(words)
  const contains = (text: string) => pattern.test(text) || (MARKS.test(text) && pattern.test(plainText(text)))
  const findingOf = (origin: Origin, text: string, page?: ResolvedPage) => {
    const written = String(valueAt(origin.document.value, origin.path))
    if (!contains(written) && !contains(text)) return []
    const index = pattern.exec(written)?.index
    // also of a text that has the words only when it is read, since that is what an author can change
    return [{ origin, page, index, detail: excerpt(written, index) }]
  }
  const shown = (document: ResolvedDocument, page?: ResolvedPage) =>
    textsIn(document.data).flatMap(({ path, text }) => findingOf(originOf(document, path), text, page))
  // also what no page shows, as a text that each of them replaces
  const written = (document: SourceDocument) =>
    documentTexts(document).flatMap(({ path, text }) => findingOf({ document, path }, text))
  const { document, data, parsedPages, resolvedPages, shared, unused } = site
  const findings = [
    ...(document ? shown({ document, data }) : []),
    ...resolvedPages.flatMap((page) => shown(page, page)),
    ...unused.flatMap((section) => shown(section)),
    ...[...parsedPages.map((page) => page.document), ...shared.values()].flatMap(written),
  ]
  return { findings }
}

/** What a text in Markdown has where it is not read as it is written. */
const MARKS = /[*_`[\\&<]/

/** What finds some words. Any space in them may be a line's end, and straight quotes may be curly ones. */
function patternOf(words: string): RegExp {
  const source = words
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll("'", "['‘’]")
    .replaceAll('"', '["“”]')
  return new RegExp(source, 'iu')
}

/** How many characters of a text are shown at most before what was found in it. */
const BEFORE = 24

/** The part of a text around a place in it; the text's start, if none is named. */
function excerpt(text: string, index = 0): string {
  if (index <= BEFORE) return shorten(text)
  const words = text.slice(index - BEFORE, index).replace(/^\S*\s/, '')
  return shorten(`…${words}${text.slice(index)}`)
}
