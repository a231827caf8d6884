import { type Origin, type SourceDocument, originKey } from '../../documents/document'
import { getOrInsertComputed } from '../../documents/get-or-insert'
import { isRecord, toPointer } from '../../documents/json-tree'
import { textVariables } from '../../documents/variables'
import { readPage } from '../../pipeline/load-site'
import type { SiteText } from '../../schema/schemas'
import { siteFileTexts, textsOfList, textsOfPage, textsOfSection } from '../../schema/texts'
import type { ParsedPage } from '../../site/page'
import { resolvePage } from '../../site/resolve'
import type { LoadedSite } from '../../site/site'
import { ChangeError } from '../edit'
import type { Operation, Patches } from '../operations'

/** A text of a document, as its author wrote it or as a page shows it. */
export interface WrittenText {
  text: string
  /** As in its schema; "variable" for one of a page's vars. */
  format: string
  /** Whether its Markdown may have paragraphs. */
  blocks?: boolean | undefined
}

/** A text as its author wrote it, and where. */
interface PlacedText extends WrittenText {
  origin: Origin
  /** The text with its variables filled in. */
  shown: string
}

/** What texts become in all documents. */
interface RewrittenTexts {
  patches: Patches
  /** The places of texts that would be rewritten as pages show them, but not as they are written, with their variables. */
  composed: Origin[]
}

/**
 * Rewrites texts in all documents of a site.
 * @param rewrite returns what takes the place of a text, or the same text
 * @throws ChangeError if a document is not JSON, since its texts would be missed
 */
export function rewriteTexts(site: LoadedSite, rewrite: (text: WrittenText) => string): RewrittenTexts {
  const operations = new Map<string, Operation[]>()
  const composed = new Map<string, Origin>()
  const visit = (name: string, document: SourceDocument, texts: PlacedText[]) => {
    for (const { origin, shown, ...written } of texts) {
      const value = rewrite(written)
      const isComposed = value === written.text && shown !== value && rewrite({ ...written, text: shown }) !== shown
      if (isComposed) composed.set(originKey(origin), origin)
      // a page also shows texts of shared sections and lists, which have their turn
      if (value === written.text || origin.document !== document) continue
      const operation: Operation = { op: 'replace', path: toPointer(origin.path), value }
      getOrInsertComputed(operations, name, () => []).push(operation)
    }
  }
  for (const page of site.pages) {
    const parsed = readPage(page, site)
    visit(page.route, parsed.document, textsOnPage(parsed, site))
  }
  for (const [name, document] of site.shared) visit(`shared/${name}`, document, textsIn(document, textsOfSection))
  for (const [name, { document }] of site.lists) visit(`lists/${name}`, document, textsIn(document, textsOfList))
  if (site.document) visit('site.json', site.document, textsInSite(site.document, site.data))
  return { patches: Object.fromEntries(operations), composed: [...composed.values()] }
}

/** The texts that a page shows, those of shared sections included, and its vars. */
function textsOnPage(parsed: ParsedPage, site: LoadedSite): PlacedText[] {
  const { document } = parsed
  const resolution = resolvePage(parsed, site)
  if (!resolution) throw unreadable(document)
  const { page, raw } = resolution
  const vars = Object.entries(textVariables(raw.vars)).map(([name, text]) => ({
    format: 'variable',
    text,
    shown: page.vars[name] ?? text,
    origin: { document, path: ['vars', name] },
  }))
  return [...vars, ...pair(textsOfPage({ ...page, data: raw }), textsOfPage(page))]
}

/** The texts of a shared section or a list. */
function textsIn(document: SourceDocument, textsOf: typeof textsOfSection): PlacedText[] {
  if (document.value === undefined) throw unreadable(document)
  const texts = textsOf({ document, data: document.value })
  return pair(texts, texts)
}

function textsInSite(document: SourceDocument, data: Record<string, unknown>): PlacedText[] {
  if (!isRecord(document.value)) throw unreadable(document)
  return pair(siteFileTexts(document, document.value), siteFileTexts(document, data))
}

/** Puts each text as it is written together with the same text as it is shown: both lists have the same order. */
const pair = (written: SiteText[], shown: SiteText[]): PlacedText[] =>
  written.map(({ text, format, blocks, origin }, index) => ({
    text,
    format,
    blocks,
    origin,
    shown: shown[index]?.text ?? text,
  }))

const unreadable = ({ file }: SourceDocument) =>
  new ChangeError(
    `${file} is not JSON, so that names in it would be missed. \`npm run validate\` shows what to correct.`,
  )
