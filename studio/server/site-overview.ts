import { describeAbsence, isDue } from '../../renderer/documents/schedule'
import { type DocumentText, documentTexts } from '../../renderer/documents/document'
import { toPointer } from '../../renderer/documents/json-tree'
import { pageVariables, placeNamed } from '../../renderer/documents/site-variables'
import { fillTexts } from '../../renderer/documents/variables'
import { readPage } from '../../renderer/pipeline/load-site'
import { shorten } from '../../renderer/problems/shorten'
import type { EntryList } from '../../renderer/site/entry-lists'
import { resolveVars } from '../../renderer/site/resolve'
import type { PageFile } from '../../renderer/site/page'
import { plainText } from '../../sections/ui/markdown-parser'
import type { ListInfo, PageInfo, SearchHit, SiteDocument } from '../protocol/documents'
import type { SiteDocuments } from './site-documents'

/** What is shown of a page in lists. */
export function describePage(page: PageFile, documents: SiteDocuments): PageInfo {
  const { site } = documents
  const { route, file } = page
  const { hash, head } = documents.summaryOf(file)
  const { schedule, title: written = '' } = head
  const { draft, from, until } = schedule ?? {}
  const vars = resolveVars(head.vars, site)
  const { city } = vars
  const title = fillTexts(written, pageVariables(vars, site, placeNamed(head))).value
  const [, folder] = /^\/(.+)\/[^/]*$/.exec(route) ?? []
  return {
    id: documents.idOf(file),
    kind: 'page',
    name: route,
    file,
    hash,
    route,
    title,
    group: city ? 'cities' : (folder ?? 'main'),
    ...(city && { city }),
    ...(schedule && !isDue(schedule, site.today) && { absence: describeAbsence(schedule, site.today) }),
    ...(draft && { draft }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

export const describeList = ({ document, kind }: EntryList, documents: SiteDocuments): ListInfo => ({
  ...documents.infoOf(document.file),
  ...(kind !== undefined && { of: kind }),
})

/** What is shown of a document in lists, whatever it is. */
export function describeFile(file: string, documents: SiteDocuments): SiteDocument {
  const { pages, lists } = documents.site
  const page = pages.find((page) => page.file === file)
  if (page) return describePage(page, documents)
  const list = [...lists.values()].find(({ document }) => document.file === file)
  return list ? describeList(list, documents) : documents.infoOf(file)
}

/** More than anybody looks through. */
const MAX_HITS = 60

/** How much of a text is shown around the words that were found. */
const [EXCERPT, BEFORE] = [90, 30]

/** Finds pages by their address, their title or their words: those come first that are named by the words. */
export function searchPages(words: string, documents: SiteDocuments): SearchHit[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  const holdsWords = (text: string) => text.toLowerCase().includes(wanted)
  const hits = documents.site.pages.flatMap((page): (SearchHit & { rank: number })[] => {
    const { document: parsed } = readPage(page, documents.site)
    const id = documents.idOf(page.file)
    if (holdsWords(page.route)) return [{ document: id, excerpt: '', rank: 0 }]
    const match = documentTexts(parsed).find(({ text }) => holdsWords(text) || holdsWords(plainText(text)))
    if (!match) return []
    const isTitle = match.path[0] === 'title'
    return [{ document: id, ...excerptOf(match, wanted), rank: isTitle ? 1 : 2 }]
  })
  const ranked = hits.toSorted((a, b) => a.rank - b.rank).slice(0, MAX_HITS)
  return ranked.map(({ rank: _rank, ...hit }) => hit)
}

function excerptOf({ text, path }: DocumentText, wanted: string): Pick<SearchHit, 'excerpt' | 'pointer'> {
  const plain = plainText(text)
  const shown = plain.toLowerCase().includes(wanted) ? plain : text
  const start = Math.max(0, shown.toLowerCase().indexOf(wanted) - BEFORE)
  return { excerpt: shorten(shown, EXCERPT, start), pointer: toPointer(path) }
}
