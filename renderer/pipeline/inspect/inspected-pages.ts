import { append } from '../documents/append'
import type { PageSource } from '../documents/document'
import type { ParsedPage } from '../documents/parse-documents'
import type { Origin } from '../resolve/origin'
import { type FirstUses, noteUses } from '../resolve/shared-use'
import type { ResolvedPage } from '../resolved'
import { GatheredTexts } from '../texts/gathered-texts'
import { FoundProblems } from './found-problems'
import { inspectPage } from './inspect-page'
import { type PageFacts, factsOf } from './page-facts'
import type { PageTools } from './page-tools'
import { thinPage } from './thin-page'

/** What is kept of pages that were looked at one after the other. */
export class InspectedPages {
  readonly found = new FoundProblems()
  readonly texts: GatheredTexts
  readonly sources: PageSource[] = []
  readonly pages: ResolvedPage[] = []
  readonly facts = new Map<ResolvedPage, PageFacts>()
  readonly uses: FirstUses = new Map()
  /** Where variables stand whose value is not known. */
  readonly unfilled: Origin[] = []

  /**
   * @param routes the addresses of all pages of the site
   * @param keep false where each page is thinned as soon as it was looked at
   */
  constructor(
    routes: ReadonlySet<string>,
    private readonly keep: boolean,
  ) {
    this.texts = new GatheredTexts(routes)
  }

  /** Resolves, validates and checks the next page. */
  inspect(parsed: ParsedPage, tools: PageTools): void {
    const { found, resolution, isValid, texts } = inspectPage(parsed, tools)
    this.sources.push(parsed.source)
    this.found.add(found)
    if (!resolution) return
    const { page, used, unfilled } = resolution
    // before the page is thinned: its document would be read again
    const facts = isValid ? factsOf(page) : undefined
    noteUses(this.uses, used, page.variables)
    this.unfilled.push(...unfilled)
    const kept = this.keep ? page : thinPage(page)
    this.pages.push(kept)
    if (facts) this.facts.set(kept, facts)
    this.texts.add(texts, kept.route, kept)
  }

  /** Adds what was kept of the pages that follow. */
  append(next: InspectedPages): void {
    this.found.add(next.found.byStage)
    this.texts.append(next.texts)
    append(this.sources, next.sources)
    append(this.pages, next.pages)
    for (const [page, facts] of next.facts) this.facts.set(page, facts)
    for (const [name, variables] of next.uses) noteUses(this.uses, [name], variables)
    append(this.unfilled, next.unfilled)
  }
}
