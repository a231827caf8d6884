import { append } from '../documents/append'
import type { PageSource, SourceDocument } from '../documents/document'
import type { ParsedSite } from '../documents/parse-documents'
import type { Origin } from '../resolve/origin'
import { type FirstUses, noteUses } from '../resolve/shared-use'
import type { ResolvedPage, WrittenSection } from '../resolved'
import { GatheredTexts } from '../texts/gathered-texts'
import { PageText } from '../texts/page-text'
import { FoundProblems } from './found-problems'
import type { PageFacts } from './page-facts'
import type { LinkRecord, PageRecord } from './page-record'
import type { PageTools } from './page-tools'

/** A page that stays in memory as it is. */
export interface LivePage {
  source: PageSource
  /** None where the page can't be read. */
  page?: ResolvedPage
}

/** All pages of a site, as they were inspected one after the other. */
export class InspectedPages {
  readonly found = new FoundProblems()
  readonly texts = new GatheredTexts()
  readonly sources: PageSource[] = []
  readonly pages: ResolvedPage[] = []
  readonly facts = new Map<ResolvedPage, PageFacts>()
  readonly uses: FirstUses = new Map()
  /** Where variables stand whose value is not known. */
  readonly unfilled: Origin[] = []
  readonly #shared: Map<string, SourceDocument>

  constructor(
    private readonly site: Pick<ParsedSite, 'shared' | 'unread'>,
    private readonly tools: Pick<PageTools, 'variablesOf'>,
  ) {
    this.#shared = new Map([...site.shared.values()].map((document) => [document.file, document]))
  }

  /**
   * Adds the next page, in the order of the site's addresses.
   * @param live the page itself; without it only the record is kept, and its document is read again when it is asked for
   */
  add(record: PageRecord, live?: LivePage): void {
    const source = live?.source ?? this.site.unread(this.sources.length, record.broken)
    this.sources.push(source)
    this.found.add(record.found)
    const page = live ? live.page : this.thinPage(record, source)
    if (!page) return
    this.pages.push(page)
    if (record.facts) this.facts.set(page, record.facts)
    noteUses(this.uses, record.used, () => this.tools.variablesOf(page.vars))
    append(
      this.unfilled,
      record.unfilled.map(({ file, path }) => ({ document: this.find(file, source), path })),
    )
    const links = record.texts.links.map((link) => linkOn(page, link))
    this.texts.add({ ...record.texts, links }, record.route)
  }

  /**
   * What it has is named one by one, and elsewhere what is new stands before what is spread: V8 gives every object of
   * { ...old, name } a shape of its own, whose making and keeping takes a microsecond and three hundred bytes.
   */
  private thinPage({ resolved, origins }: PageRecord, source: PageSource): ResolvedPage | undefined {
    return (
      resolved && {
        route: source.route,
        document: source.document,
        data: resolved.data,
        vars: resolved.vars,
        variables: {},
        origins: origins.map((origin) => {
          const { shared } = origin
          const written: WrittenSection = origin
          return shared === undefined ? written : { ...written, shared: this.find(shared, source) }
        }),
        complete: resolved.complete,
      }
    )
  }

  /** @throws when a record names a document that there isn't: a bug of ours */
  private find(file: string, { document }: PageSource): SourceDocument {
    const found = file === document.file ? document : this.#shared.get(file)
    if (!found) throw new Error(`The record of ${document.file} names ${file}, which is no document of the site.`)
    return found
  }
}

const linkOn = (page: ResolvedPage, { source, ...link }: LinkRecord) => ({
  source: new PageText(source, page),
  ...link,
})
